import { report_kept_ms } from "@sanjog/domain/reports/report";
import { closeCaseOfReport } from "../cases/commands/open-case.ts";
import { AppError } from "../platform/app-error.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";

/** Closes a report and its case with a note on what was done. Throws `not_found` if it is unknown or already closed. */
export async function resolveReport(deps: AreaDeps, tx: Tx, id: string, resolution: string): Promise<void> {
  await closeCaseOfReport(tx, id, deps.now());
  const closed = await tx
    .updateTable("reports")
    .set({ resolved_at: deps.now(), resolution })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n)
    throw new AppError("not_found", { sentence: `There is no open report ${id}.` });
}

/** Nightly job: deletes reports that were closed half a year ago. */
export async function forgetReports(deps: AreaDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - report_kept_ms);
  await deps.db.deleteFrom("reports").where("resolved_at", "<=", before).execute();
}
