import { report_kept_ms } from "@sanjog/domain/reports/report";
import type { AreaDeps } from "../../platform/deps.ts";

/**
 * Nightly job: deletes cases that were closed half a year ago, as reports are. One that asked a new member for changes stays
 * until they answer, since the request goes with it.
 */
export async function forgetCases({ db, now }: AreaDeps): Promise<void> {
  const before = new Date(now().getTime() - report_kept_ms);
  await db
    .deleteFrom("cases")
    .where("closed_at", "<=", before)
    .where("id", "not in", db.selectFrom("review_requests").where("ended_at", "is", null).select("case_id"))
    .execute();
}
