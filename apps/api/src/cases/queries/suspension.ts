import {
  type Suspension,
  type SuspensionAlone,
  suspensions_count_ms,
} from "@sanjog/domain/decisions/decision";
import type { Db } from "../../platform/database/open.ts";

/** Returns the suspension of a member whose time is not over; null if there is none. */
export async function findSuspension(
  db: Db,
  { member_id, now, except = "" }: { member_id: string; now: Date; except?: string },
): Promise<Suspension | null> {
  const found = await db
    .selectFrom("decisions")
    .where("member_id", "=", member_id)
    .where("kind", "=", "suspend")
    .where("in_force_at", "is not", null)
    .where("ended_at", "is", null)
    .where("id", "!=", except)
    .where(({ eb, or }) => or([eb("until", "is", null), eb("until", ">", now)]))
    .select(["suspended_since", "until"])
    .executeTakeFirst();
  return found?.suspended_since ? { since: found.suspended_since, until: found.until } : null;
}

/** Returns the suspensions of a member that one person decided alone, within the time that counts. */
export async function listAlone(
  db: Db,
  { member_id, now }: { member_id: string; now: Date },
): Promise<SuspensionAlone[]> {
  const rows = await db
    .selectFrom("decisions")
    .where("member_id", "=", member_id)
    .where("kind", "=", "suspend")
    .where("decided_by", "is not", null)
    .where("needs_second", "=", false)
    .where(({ eb, fn }) =>
      eb(fn.coalesce("ended_at", "until"), ">", new Date(now.getTime() - suspensions_count_ms)),
    )
    .orderBy("decided_at")
    .select(({ fn }) => ["decided_at", fn.coalesce("ended_at", "until").as("end")])
    .execute();
  return rows.map(({ decided_at, end }) => ({ since: decided_at, until: end ?? now }));
}
