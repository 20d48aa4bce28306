import { judgeAsking } from "@sanjog/domain/approvals/approval";
import type { SeenInPerson } from "@sanjog/domain/in-person/in-person";
import { lockInPerson, tryInPersonCode } from "../../accounts/commands/in-person.ts";
import { operatorAtDesk, record } from "../../audit/commands/record.ts";
import { giveBack, holdCase } from "../../cases/commands/lease.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import type { ApprovalDeps } from "../deps.ts";
import { makeRoom, store } from "./ask.ts";

/**
 * Notes that this person has met the member who showed the code and the phone with the number, and gives the case back: a second person approves it. Throws
 * `case_not_held`, `step_unfit`, `step_waits`, `not_found` when nothing waits any more, and the errors of a code.
 */
export async function askInPerson(
  deps: ApprovalDeps,
  staff: Staff,
  case_id: string,
  { place, why, ...shown }: SeenInPerson,
): Promise<void> {
  // The transaction returns a wrong code instead of throwing it: a rollback would lose the counters.
  const answer = await deps.tx(async (tx) => {
    const waiting = await lockInPerson(deps, tx, await memberOf(tx, case_id));
    const { kind: case_kind, member_id } = await holdCase(deps, tx, staff, case_id);
    const about = {
      case_kind,
      role: staff.role,
      about_somebody: member_id !== null,
      sender: "desk",
    } as const;
    const verdict = judgeAsking("in_person", about);
    if (!verdict.ok) throw new AppError(verdict.refusal);
    if (!waiting) throw new AppError("not_found");
    await makeRoom(deps, tx, "in_person", case_id);
    const tried = await tryInPersonCode(deps, tx, waiting, shown);
    if (tried !== "right") return tried;
    const step = { case_id, member_id, verification_id: waiting.row.id, place, why };
    await store(deps, tx, staff, { kind: "in_person", ...step });
    const operator = operatorAtDesk(staff, `case ${case_id}: ${place}: ${why}`);
    await record(deps, tx, operator, { action: "ask_in_person", member_id });
    await giveBack(deps, tx, case_id);
    return tried;
  });
  if (answer === "code_wrong") {
    const wrong = ["code_or_number_wrong"] as const;
    throw new AppError("invalid_fields", { fields: { code: wrong, phone_number: wrong } });
  }
  if (answer !== "right") throw new AppError(answer);
}

async function memberOf(tx: Tx, case_id: string): Promise<string> {
  const found = await tx.selectFrom("cases").where("id", "=", case_id).select("member_id").executeTakeFirst();
  return found?.member_id ?? "";
}
