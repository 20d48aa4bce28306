import { change_of_mind_ms, mayErase, sealed_log_ms } from "@sanjog/domain/account-lifecycle/deletion";
import { forgetMember } from "../../accounts/commands/forget-member.ts";
import { keepEvidence } from "../../evidence/commands/keep-evidence.ts";
import {
  ChangedMeanwhileError,
  type HiddenBytes,
  withHiddenPictures,
} from "../../evidence/commands/with-hidden-pictures.ts";
import { removeObjects } from "../../photos/commands.ts";
import { encryptRecord } from "../../platform/crypto/encrypted-record.ts";
import { lockInAnyStatus } from "../../platform/database/member-lock.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Erasure } from "../../platform/ports.ts";
import { dissolveMatch } from "../../proposals/commands/match.ts";
import { lockCoupleToErase } from "../../relations/commands.ts";
import { sealStatements } from "../../reports/commands/seal-statements.ts";
import type { ErasureDeps, ErasureNightDeps } from "../deps.ts";
import { erasedHash } from "../erased-hash.ts";

/**
 * Nightly job: erases members who left thirty days ago, and deletes the encrypted records that are a year old. A member who cannot be
 * erased stays hidden until the next night.
 */
export async function eraseMembers(deps: ErasureNightDeps): Promise<void> {
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
  const { failed } = await eraseAll(deps, may ? due : []);
  deps.metrics.erasuresFailed.inc(failed);
  await deps.db.deleteFrom("erased_members").where("erased_at", "<=", before(deps, sealed_log_ms)).execute();
}

type Erasures = { erased: number; failed: number };

/** Erases all members who left thirty days ago, without the nightly limit, for operators. */
export async function eraseDue(deps: ErasureDeps): Promise<Erasures> {
  return eraseAll(deps, await listDue(deps));
}

function listDue(deps: ErasureDeps): Promise<{ id: string }[]> {
  return deps.db
    .selectFrom("members")
    .where("deletion_requested_at", "<=", before(deps, change_of_mind_ms))
    .orderBy("deletion_requested_at")
    .select("id")
    .execute();
}

/** Erases the members and adds them to the ledger. One whom it cannot erase, as when a picture cannot be read, stops nobody else. */
async function eraseAll(deps: ErasureDeps, due: readonly { id: string }[]): Promise<Erasures> {
  let failed = 0;
  for (const { id } of due) {
    try {
      const last_day = before(deps, change_of_mind_ms);
      await removeObjects(deps, await eraseMember(deps, id, deps.now(), last_day));
    } catch (error) {
      failed += 1;
      deps.log.error({ err: error }, "a member could not be erased; the next night tries again");
    }
  }
  await addToLedger(deps);
  return { erased: due.length - failed, failed };
}

/** Deletes the pictures of an erased member from the store, and adds the member to the ledger. */
export async function finishErasure(deps: ErasureDeps, keys: readonly string[]): Promise<void> {
  try {
    await removeObjects(deps, keys);
  } finally {
    await addToLedger(deps);
  }
}

async function addToLedger(deps: ErasureDeps): Promise<void> {
  const encrypted = await deps.db.selectFrom("erased_members").select(["member_hash", "erased_at"]).execute();
  await deps.erasures.add(encrypted);
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
  return withHiddenPictures(deps, { member_id: id }, async (tx, bytes) => {
    const locked = await lockLeaving(tx, id, last_day);
    return locked ? eraseLocked(deps, tx, locked, { bytes, erased_at }) : [];
  });
}

type LockedMember = { leaving: LeavingMember; partner: string | null };

/**
 * Locks a member and the partner, in the same order as every other change of two members. Returns null if nobody is to be erased.
 * Throws `ChangedMeanwhileError` if a match began or ended before the locks were held; the new partner's lock would come out of order.
 */
export async function lockLeaving(tx: Tx, id: string, last_day: Date | null): Promise<LockedMember | null> {
  const partner = await findPartner(tx, id);
  if (partner) await lockCoupleToErase(tx, { leaving: id, partner });
  else await lockInAnyStatus(tx, id);
  if ((await findPartner(tx, id)) !== partner) throw new ChangedMeanwhileError("the match");
  const leaving = await tx
    .selectFrom("members")
    .where("id", "=", id)
    .$if(last_day !== null, (query) => query.where("deletion_requested_at", "<=", last_day))
    .select(["id", "created_at", "registered_from", "deletion_requested_at"])
    .executeTakeFirst();
  return leaving ? { leaving, partner } : null;
}

/** Erases a locked member, inside `withHiddenPictures`. Returns the storage keys of the pictures to delete after the transaction. */
export async function eraseLocked(
  deps: ErasureDeps,
  tx: Tx,
  { leaving, partner }: LockedMember,
  { bytes, erased_at }: { bytes: HiddenBytes; erased_at: Date },
): Promise<string[]> {
  // Otherwise the partner would stay matched to a deleted account.
  if (partner) await dissolveMatch(deps, tx, leaving.id, partner);
  await writeEncrypted(deps, tx, leaving, erased_at);
  const references = await keepEvidence(deps, tx, leaving.id, { bytes, kept_at: erased_at });
  await sealStatements(deps, tx, leaving.id, { references, kept_at: erased_at });
  const pictures = await tx
    .selectFrom("pictures")
    .where("member_id", "=", leaving.id)
    .select("storage_key")
    .execute();
  await forgetMember(deps, tx, leaving.id);
  return pictures.map(({ storage_key }) => storage_key);
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

/** Stores what the law requires for a year: where the account was created, when it was used, and the consents with their withdrawals. */
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
    .orderBy("id")
    .select(["document", "version", "locale", "given_at", "withdrawn_at"])
    .execute();
  const { created_at, deletion_requested_at, registered_from } = member;
  const encrypt = (record: unknown) => encryptRecord(deps.config, "erased members", record);
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
