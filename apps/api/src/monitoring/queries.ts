import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { remindFrom } from "@sanjog/domain/reports/report";
import type { Db } from "../platform/database/open.ts";

/** Returns the open reports, most urgent first, without their content. */
export async function listReportClocks(db: Db) {
  return db
    .selectFrom("reports")
    .where("resolved_at", "is", null)
    .orderBy("resolve_by")
    .select(["id", "reason", "reported_at", "resolve_by"])
    .execute();
}
export type ReportClock = Awaited<ReturnType<typeof listReportClocks>>[number];

export const isNearlyDue = (report: ReportClock, now: Date) => remindFrom(report) <= now;
export const isLate = ({ resolve_by }: ReportClock, now: Date) => resolve_by < now;

/** Returns how many profiles are hidden until a moderator has reviewed them, without those that the member has to change first. */
export async function countHeld(db: Db): Promise<number> {
  const { held } = await db
    .selectFrom("members")
    .where("profile_status", "=", profileStatus.held)
    .where(({ eb, or }) =>
      or([eb("under_maintenance", "=", false), eb("held_before_maintenance", "=", true)]),
    )
    .where("deletion_requested_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("review_requests as q")
            .whereRef("q.member_id", "=", "members.id")
            .where("q.ended_at", "is", null)
            .select("q.case_id"),
        ),
      ),
    )
    .select((eb) => eb.fn.countAll().as("held"))
    .executeTakeFirstOrThrow();
  return Number(held);
}
