import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { remindFrom } from "@sanjog/domain/reports/report";
import type { Db } from "../platform/database/open.ts";

/** Reports that are open, the most urgent first; nothing of what they say. */
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

/** How many profiles nobody sees until somebody has looked at them. */
export async function countHeld(db: Db): Promise<number> {
  const { held } = await db
    .selectFrom("members")
    .where("profile_status", "=", profileStatus.held)
    .where("deletion_requested_at", "is", null)
    .select((eb) => eb.fn.countAll().as("held"))
    .executeTakeFirstOrThrow();
  return Number(held);
}
