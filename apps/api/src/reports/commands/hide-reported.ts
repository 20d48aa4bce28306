import { lockMembersOf } from "../../cases/commands/lease.ts";
import { hideUnderLock, lockHiding } from "../../decisions/commands/quarantine.ts";
import type { ReportDeps } from "../deps.ts";
import { hidingFor } from "./hide-at-once.ts";

/** Job: hides the picture of a report whose address was just confirmed, unless somebody has decided meanwhile. */
export async function hideReported(deps: ReportDeps, { report_id }: { report_id: string }): Promise<void> {
  const open = () =>
    deps.db
      .selectFrom("cases as c")
      .innerJoin("reports as r", "r.id", "c.report_id")
      .where("r.id", "=", report_id)
      .where("r.confirmed_at", "is not", null)
      .where("c.closed_at", "is", null)
      .select(["c.id as case_id", "r.reason", "r.picture_id", "r.reporter_email"]);
  const report = await open().executeTakeFirst();
  if (!report?.reporter_email) return;
  const hiding = await hidingFor(deps, { reporter_email: report.reporter_email }, report);
  if (!hiding) return;
  await deps.tx(async (tx) => {
    await lockHiding(tx);
    await lockMembersOf(tx, report.case_id);
    const still_open = await tx
      .selectFrom("cases")
      .where("id", "=", report.case_id)
      .where("closed_at", "is", null)
      .select("id")
      .forUpdate()
      .executeTakeFirst();
    if (still_open) await hideUnderLock(deps, tx, hiding, report.case_id);
  });
}
