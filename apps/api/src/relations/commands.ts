import { mayAct } from "@sanjog/domain/accounts/profile-status";
import { judgeSender } from "@sanjog/domain/relations/sender";
import { sql } from "kysely";
import { AppError } from "../platform/app-error.ts";
import { lockInAnyStatus } from "../platform/database/member-lock.ts";
import type { Tx } from "../platform/database/open.ts";
import type { RelationEvent } from "../platform/database/relation-tables.ts";
import type { Viewer } from "../platform/http/authenticate.ts";

/** Locks the relation between two members until the transaction ends. */
export async function lockPair(tx: Tx, a: string, b: string): Promise<void> {
  await lock(tx, `pair ${a < b ? `${a} ${b}` : `${b} ${a}`}`);
}

/**
 * Locks the relation between two members, and both members themselves with their proposals to others. Every change of a
 * status of two members needs this lock.
 */
export async function lockCouple(tx: Tx, a: string, b: string): Promise<void> {
  await lockPair(tx, a, b);
  // The common order prevents deadlocks. A stronger lock would make the insert of an event about a member wait.
  const members = tx.selectFrom("members").where("id", "in", [a, b]).orderBy("id");
  await members.select("id").forNoKeyUpdate().execute();
}

/**
 * Does the same for a couple of which one is erased. The stronger lock comes at once: who holds a weaker one and waits for the
 * stronger could wait for somebody who waits for them.
 */
export async function lockCoupleToErase(
  tx: Tx,
  { leaving, partner }: { leaving: string; partner: string },
): Promise<void> {
  await lockPair(tx, leaving, partner);
  const keepPartner = tx.selectFrom("members").where("id", "=", partner).select("id").forNoKeyUpdate();
  if (leaving < partner) await lockInAnyStatus(tx, leaving);
  await keepPartner.execute();
  if (leaving > partner) await lockInAnyStatus(tx, leaving);
}

/** Prevents a match of either member until the transaction ends. To be called after `lockPair`. */
export async function lockStatuses(tx: Tx, a: string, b: string): Promise<void> {
  const members = tx.selectFrom("members").where("id", "in", [a, b]).orderBy("id");
  await members.select("id").forShare().execute();
}

/** Locks the sender's requests, so that the daily limit is counted correctly. To be called after `lockPair`. */
export async function lockSender(tx: Tx, member_id: string): Promise<void> {
  await lock(tx, `sender ${member_id}`);
}

/** Locks the member's entries of those put aside, so that their limit is counted correctly. To be called after `lockPair`. */
export async function lockSetAside(tx: Tx, member_id: string): Promise<void> {
  await lock(tx, `set aside ${member_id}`);
}

async function lock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Records what one member did to another. */
export async function recordEvent(
  tx: Tx,
  event: { actor_id: string; member_id: string; kind: RelationEvent; at: Date },
): Promise<void> {
  await tx.insertInto("relation_events").values(event).execute();
}

/**
 * Throws `status_forbids` if the viewer's status does not allow actions (decisions §3). Reads the row again and locks it,
 * since it may have changed after authentication.
 */
export async function requireActing(tx: Tx, viewer: Viewer) {
  const member = await tx
    .selectFrom("members")
    .where("id", "=", viewer.id)
    .select(["profile_status", "gender", "phone_verified_at", "created_at"])
    .forShare()
    .executeTakeFirstOrThrow();
  if (!mayAct(member.profile_status)) throw new AppError("status_forbids");
  return member;
}

/** Does the same as `requireActing`, and requires a verified number and a profile picture (decisions §2). */
export async function requireSender(tx: Tx, viewer: Viewer) {
  const sender = await requireActing(tx, viewer);
  const picture = await tx
    .selectFrom("pictures")
    .where("member_id", "=", viewer.id)
    .where("kind", "=", "profile")
    .where("hidden_at", "is", null)
    .select("id")
    .executeTakeFirst();
  const result = judgeSender({
    profile_status: sender.profile_status,
    phone_verified: sender.phone_verified_at !== null,
    has_picture: picture !== undefined,
  });
  if (!result.ok) throw new AppError(result.refusal);
  return sender;
}
