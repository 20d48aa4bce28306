import { change_of_mind_ms, mayErase, sealed_log_ms } from "@sanjog/domain/account-lifecycle/deletion";
import { forgetMember } from "../../accounts/commands/forget-member.ts";
import { removeObjects } from "../../photos/commands.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Erasure } from "../../platform/ports.ts";
import { dissolveMatch } from "../../proposals/commands/match.ts";
import { lockCouple } from "../../relations/commands.ts";
import type { ErasureDeps } from "../deps.ts";
import { encryptRecord, erasedHash } from "../encrypted-rows.ts";

/** Nightly job: erases members who left thirty days ago, and deletes the encrypted records that are a year old. */
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

/** Erases all members who left thirty days ago, without the nightly limit, for operators. Returns their number. */
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

/** Erases the members and adds them to the ledger, also if the erasure of a later one fails. */
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

/** Erases members again whom a restored backup brought back. Returns their number. */
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
 * Erases one member and returns the storage keys of the pictures to delete. With a `last_day`, does nothing if the member
 * has signed in meanwhile or asked to leave after that time.
 */
async function eraseMember(
  deps: ErasureDeps,
  id: string,
  erased_at: Date,
  last_day: Date | null,
): Promise<string[]> {
  return deps.tx(async (tx) => {
    const partner = await findPartner(tx, id);
    // Takes the locks in the same order as every other change of two members.
    if (partner) await lockCouple(tx, id, partner);
    const leaving = await tx
      .selectFrom("members")
      .where("id", "=", id)
      .$if(last_day !== null, (query) => query.where("deletion_requested_at", "<=", last_day))
      .select(["id", "created_at", "registered_from", "deletion_requested_at"])
      .forUpdate()
      .executeTakeFirst();
    if (!leaving) return [];
    // Otherwise the partner would stay matched to a deleted account.
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

type LeavingMember = {
  id: string;
  created_at: Date;
  registered_from: string | null;
  deletion_requested_at: Date | null;
};

/** Stores what the law requires for a year: where the account was created, when it was used, and the consents. */
async function writeEncrypted(
  deps: ErasureDeps,
  tx: Tx,
  member: LeavingMember,
  erased_at: Date,
): Promise<void> {
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
