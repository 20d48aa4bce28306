import { report_kept_ms } from "@sanjog/domain/reports/report";
import type { AreaDeps } from "../../platform/deps.ts";

/** Nightly job: deletes steps of two people half a year after they were asked for. The log keeps that they were taken. */
export async function forgetApprovals({ db, now }: AreaDeps): Promise<void> {
  const before = new Date(now().getTime() - report_kept_ms);
  await db.deleteFrom("approvals").where("asked_at", "<=", before).execute();
}
