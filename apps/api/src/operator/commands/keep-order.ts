import { endLogins } from "../../accounts/commands/end-logins.ts";
import { hidePicture } from "../../photos/commands.ts";
import { resolveReport } from "../../reports/commands.ts";
import type { OperatorDeps } from "../deps.ts";
import { type Operator, record } from "./record.ts";

/** Hides a picture from the next request on, or shows it again. */
export async function changePicture(
  deps: OperatorDeps,
  operator: Operator,
  picture_id: string,
  hidden: boolean,
): Promise<void> {
  await deps.tx(async (tx) => {
    const member_id = await hidePicture(deps, tx, picture_id, hidden);
    await record(deps, tx, operator, { action: hidden ? "hide_picture" : "show_picture", member_id });
  });
}

/** Closes a report; the operator's reason is what was done about it. */
export async function closeReport(deps: OperatorDeps, operator: Operator, report_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await resolveReport(deps, tx, report_id, operator.why);
    await record(deps, tx, operator, { action: "resolve_report", report_id });
  });
}

/** Ends every login of a member, or of everyone; anyone who it was signs in again. Answers how many there were. */
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
