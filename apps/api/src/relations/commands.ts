import { mayAct } from "@sanjog/domain/accounts/profile-status";
import { sql } from "kysely";
import type { Tx } from "../platform/database/open.ts";
import type { RelationEvent } from "../platform/database/relation-tables.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { Refused } from "../platform/http/refused.ts";

/** Holds off every other change between these two until the transaction ends. */
export async function lockPair(tx: Tx, a: string, b: string): Promise<void> {
  await lock(tx, `pair ${a < b ? `${a} ${b}` : `${b} ${a}`}`);
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

/** Refuses one whose status lets nobody act (decisions §3). The status is read anew, under the lock of the row. */
export async function requireActing(tx: Tx, viewer: Viewer) {
  const member = await tx
    .selectFrom("members")
    .where("id", "=", viewer.id)
    .select(["profile_status", "phone_verified_at", "created_at"])
    .forShare()
    .executeTakeFirstOrThrow();
  if (!mayAct(member.profile_status)) throw new Refused("status_forbids");
  return member;
}
