import { change_of_mind_ms, mayErase, sealed_log_ms } from "@sanjog/domain/rights/deletion";
import { forgetMember } from "../../accounts/commands/forget-member.ts";
import { removeObjects } from "../../photos/commands.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Erasure } from "../../platform/ports.ts";
import { dissolveMatch } from "../../proposals/commands/match.ts";
import { lockCouple } from "../../relations/commands.ts";
import type { ErasureDeps } from "../deps.ts";
import { encryptRecord, erasedHash } from "../encrypted-rows.ts";

/** Nightly: erases who left thirty days ago, and what is kept of those who left a year before. */
export async function eraseMembers(deps: ErasureDeps): Promise<void> {
  const due = await listDue(deps);
  const { members } = await deps.db
    .selectFrom("members")
    .select(({ fn }) => fn.countAll<string>().as("members"))
    .executeTakeFirstOrThrow();
  const may = mayErase(due.length, Number(members));
  if (!may)
    deps.log.error(
      { due: due.length, members: Number(members) },
      'too many members to erase in one night without an operator: see "operator erase-due"',
    );
  await eraseAll(deps, may ? due : []);
  await deps.db.deleteFrom("erased_members").where("erased_at", "<=", before(deps, sealed_log_ms)).execute();
}

/** Erases all who left thirty days ago, however many; returns how many. For operators. */
export async function eraseDue(deps: ErasureDeps): Promise<number> {
  const due = await listDue(deps);
  await eraseAll(deps, due);
  return due.length;
}

function listDue(deps: ErasureDeps): Promise<{ id: string }[]> {
  return deps.db
    .selectFrom("members")
    .where("deletion_requested_at", "<=", before(deps, change_of_mind_ms))
    .orderBy("deletion_requested_at")
    .select("id")
    .execute();
}

/** Anyone who was erased stands in the ledger, also when the next one could not be. */
async function eraseAll(deps: ErasureDeps, due: readonly { id: string }[]): Promise<void> {
  try {
    for (const { id } of due) {
      const last_day = before(deps, change_of_mind_ms);
      await removeObjects(deps, await eraseMember(deps, id, deps.now(), last_day));
    }
  } finally {
    const encrypted = await deps.db
      .selectFrom("erased_members")
      .select(["member_hash", "erased_at"])
      .execute();
    await deps.erasures.add(encrypted);
  }
}

const before = (deps: ErasureDeps, ms: number) => new Date(deps.now().getTime() - ms);

/** Erases again whom a restored backup had brought back; returns how many. */
export async function eraseAgain(deps: ErasureDeps, erasures: readonly Erasure[]): Promise<number> {
  const erased = new Map(
    erasures.map(({ member_hash, erased_at }) => [member_hash.toString("hex"), erased_at]),
  );
  const members = await deps.db.selectFrom("members").select("id").execute();
  let again = 0;
  for (const { id } of members) {
    const erased_at = erased.get(erasedHash(deps.config, id).toString("hex"));
    if (!erased_at) continue;
    await removeObjects(deps, await eraseMember(deps, id, erased_at, null));
    again += 1;
  }
  return again;
}

/**
 * Erases one member; returns the pictures whose objects are to follow. With a `last_day`, nothing when they signed in
 * meanwhile or asked to leave after it.
 */
async function eraseMember(
  deps: ErasureDeps,
  id: string,
  erased_at: Date,
  last_day: Date | null,
): Promise<string[]> {
  return deps.tx(async (tx) => {
    const partner = await findPartner(tx, id);
    // In the order that every other change of two members keeps.
    if (partner) await lockCouple(tx, id, partner);
    const leaving = await tx
      .selectFrom("members")
      .where("id", "=", id)
      .$if(last_day !== null, (query) => query.where("deletion_requested_at", "<=", last_day))
      .select(["id", "created_at", "registered_from", "deletion_requested_at"])
      .forUpdate()
      .executeTakeFirst();
    if (!leaving) return [];
    // Anyone who was to marry them is not matched for ever to nobody.
    if (partner) await dissolveMatch(deps, tx, id, partner);
    await writeEncrypted(deps, tx, leaving, erased_at);
    const pictures = await tx
      .selectFrom("pictures")
      .where("member_id", "=", id)
      .select("storage_key")
      .execute();
    await forgetMember(deps, tx, id);
    return pictures.map(({ storage_key }) => storage_key);
  });
}

async function findPartner(tx: Tx, id: string): Promise<string | null> {
  const match = await tx
    .selectFrom("proposals")
    .where("status", "=", "accepted")
    .where(({ eb, or }) => or([eb("sender_id", "=", id), eb("receiver_id", "=", id)]))
    .select(["sender_id", "receiver_id"])
    .executeTakeFirst();
  if (!match) return null;
  return match.sender_id === id ? match.receiver_id : match.sender_id;
}

type Leaving = {
  id: string;
  created_at: Date;
  registered_from: string | null;
  deletion_requested_at: Date | null;
};

/** What the law wants kept for a year: where the account was made, when it was used, what was agreed to. */
async function writeEncrypted(deps: ErasureDeps, tx: Tx, member: Leaving, erased_at: Date): Promise<void> {
  const sessions = await tx
    .selectFrom("member_sessions")
    .where("member_id", "=", member.id)
    .orderBy("created_at")
    .select(["created_at", "last_used_at"])
    .execute();
  const consents = await tx
    .selectFrom("consents")
    .where("member_id", "=", member.id)
    .orderBy("given_at")
    .select(["document", "version", "locale", "given_at"])
    .execute();
  const { created_at, deletion_requested_at, registered_from } = member;
  const encrypt = (record: unknown) => encryptRecord(deps.config, record);
  await tx
    .insertInto("erased_members")
    .values({
      member_hash: erasedHash(deps.config, member.id),
      sealed_network: encrypt({ registered_from }),
      sealed_times: encrypt({ created_at, deletion_requested_at, sessions }),
      sealed_consents: encrypt(consents),
      erased_at,
    })
    .execute();
}
