import { report_kept_ms } from "@sanjog/domain/reports/report";
import type { AreaDeps } from "../../platform/deps.ts";

/**
 * Nightly job: deletes requests after half a year. While the member is hidden they stay, because the desk compares their words
 * with a later request to show the profile.
 */
export async function forgetRequests({ db, now }: AreaDeps): Promise<void> {
  const before = new Date(now().getTime() - report_kept_ms);
  await db
    .deleteFrom("pressure_requests")
    .where("at", "<=", before)
    .where("member_id", "not in", db.selectFrom("members").where("under_maintenance", "=", true).select("id"))
    .execute();
}
