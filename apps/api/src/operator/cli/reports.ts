import { type Operator, readAs } from "../../audit/commands/record.ts";
import { AppError } from "../../platform/app-error.ts";
import { findReport, listOpenReports } from "../../reports/queries.ts";
import { closeReport } from "../commands/keep-order.ts";
import type { OperatorDeps } from "../deps.ts";
import { presentTable, presentThing } from "../views.ts";

import type { Call, Commands } from "./command.ts";

/** Commands about reports. */
export const reportsCommands: Commands = {
  reports: { takes: null, does: "lists the open reports, the most urgent first", run: showReports },
  report: { takes: "number", does: "shows one report", run: showReport },
  resolve: { takes: "number", does: "closes a report; --why says what was done", run: resolve },
};

async function showReports(deps: OperatorDeps, operator: Operator): Promise<string> {
  const reports = await readAs(deps, operator, { action: "list_reports" }, listOpenReports);
  const now = deps.now();
  const rows = reports.map(({ id, reason, member_id, reported_at, resolve_by }) => ({
    number: id,
    reason,
    member: member_id ?? "described in words",
    reported_at,
    resolve_by,
    late: resolve_by < now ? "LATE" : "",
  }));
  return presentTable(rows, "No report is open.");
}

async function showReport(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  const id = what.toUpperCase();
  const entry = { action: "read_report", report_id: id } as const;
  const report = await readAs(deps, operator, entry, async (tx) => {
    const found = await findReport(tx, id);
    if (!found) throw new AppError("not_found", { sentence: `There is no report ${id}.` });
    return found;
  });
  return presentThing(`report ${id}`, report);
}

async function resolve(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  const id = what.toUpperCase();
  await closeReport(deps, operator, id);
  return `Report ${id} is closed.`;
}
