import { endLogins } from "../../accounts/commands/end-logins.ts";
import { type Operator, record } from "../../audit/commands/record.ts";
import { resolveReport } from "../../reports/commands.ts";
import type { OperatorDeps } from "../deps.ts";

/** Closes a report and stores the operator's reason as its resolution. */
export async function closeReport(deps: OperatorDeps, operator: Operator, report_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await resolveReport(deps, tx, report_id, operator.why);
    await record(deps, tx, operator, { action: "resolve_report", report_id });
  });
}

/** Ends every session of one member, or of all members if the id is null. Returns the number of ended sessions. */
export async function endLoginsOf(
  deps: OperatorDeps,
  operator: Operator,
  member_id: string | null,
): Promise<number> {
  return deps.tx(async (tx) => {
    await record(deps, tx, operator, { action: "end_logins", member_id });
    return endLogins(deps, tx, member_id);
  });
}
