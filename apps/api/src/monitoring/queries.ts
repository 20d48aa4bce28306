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

/** Returns how many profiles are hidden until a moderator has reviewed them. */
export async function countHeld(db: Db): Promise<number> {
  const { held } = await db
    .selectFrom("members")
    .where("profile_status", "=", profileStatus.held)
    .where("deletion_requested_at", "is", null)
    .select((eb) => eb.fn.countAll().as("held"))
    .executeTakeFirstOrThrow();
  return Number(held);
}
