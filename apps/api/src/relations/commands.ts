import { mayAct } from "@sanjog/domain/accounts/profile-status";
import { judgeSender } from "@sanjog/domain/relations/sender";
import { sql } from "kysely";
import { AppError } from "../platform/app-error.ts";
import type { Tx } from "../platform/database/open.ts";
import type { RelationEvent } from "../platform/database/relation-tables.ts";
import type { Viewer } from "../platform/http/authenticate.ts";

/** Holds off every other change between these two until the transaction ends. */
export async function lockPair(tx: Tx, a: string, b: string): Promise<void> {
  await lock(tx, `pair ${a < b ? `${a} ${b}` : `${b} ${a}`}`);
}

/**
 * As `lockPair`, and holds off every other change of the two members, their proposals to others included. Taken by
 * whatever changes a status.
 */
export async function lockCouple(tx: Tx, a: string, b: string): Promise<void> {
  await lockPair(tx, a, b);
  // In one order for everybody, and no stronger: an event about a member must not wait for it.
  const members = tx.selectFrom("members").where("id", "in", [a, b]).orderBy("id");
  await members.select("id").forNoKeyUpdate().execute();
}

/** Holds off a match of either until the transaction ends, so that nothing new begins beside it. After `lockPair`. */
export async function lockStatuses(tx: Tx, a: string, b: string): Promise<void> {
  const members = tx.selectFrom("members").where("id", "in", [a, b]).orderBy("id");
  await members.select("id").forShare().execute();
}

/** Holds off the member's other requests, so that the daily limit is counted right. Taken after a pair, never before. */
export async function lockSender(tx: Tx, member_id: string): Promise<void> {
  await lock(tx, `sender ${member_id}`);
}

async function lock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Writes what one member did to another. */
export async function recordEvent(
  tx: Tx,
  event: { actor_id: string; member_id: string; kind: RelationEvent; at: Date },
): Promise<void> {
  await tx.insertInto("relation_events").values(event).execute();
}

/**
 * Refuses one whose status lets nobody act (decisions §3). What decides is read again, under the lock of the row: what
 * the gate has read of the viewer may have changed since.
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

/** As `requireActing`; and sending needs a verified number and a profile picture (decisions §2). */
export async function requireSender(tx: Tx, viewer: Viewer) {
  const sender = await requireActing(tx, viewer);
  const picture = await tx
    .selectFrom("pictures")
    .where("member_id", "=", viewer.id)
    .where("kind", "=", "profile")
    .where("hidden_at", "is", null)
    .select("id")
    .executeTakeFirst();
  const verdict = judgeSender({
    profile_status: sender.profile_status,
    phone_verified: sender.phone_verified_at !== null,
    has_picture: picture !== undefined,
  });
  if (!verdict.ok) throw new AppError(verdict.refusal);
  return sender;
}
