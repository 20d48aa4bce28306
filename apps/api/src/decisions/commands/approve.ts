import { judgeSecond } from "@sanjog/domain/approvals/approval";
import { operatorAtDesk, record } from "../../audit/commands/record.ts";
import { lockMembersOf } from "../../cases/commands/lease.ts";
import { hasPassed } from "../../cases/queries/knows-family.ts";
import { waitsForSecond } from "../../cases/queries/waiting-decision.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import type { DecisionDeps } from "../deps.ts";
import { putInForce } from "./decide.ts";

/**
 * Puts a decision in force as the second person. The condition of the update lets one of two approvals win. Throws `own_step`
 * for the person who decided, `case_passed` for one who knows the family, and `not_found` when it has lapsed or is in force.
 */
export async function approveDecision(
  deps: DecisionDeps,
  staff: Staff,
  id: string,
  why: string,
): Promise<void> {
  await deps.tx(async (tx) => {
    const waiting = await tx
      .selectFrom("decisions")
      .where("id", "=", id)
      .select(["decided_by", "case_id"])
      .executeTakeFirst();
    if (!waiting?.case_id) throw new AppError("not_found");
    const verdict = judgeSecond({ asked_by: waiting.decided_by }, staff.id);
    if (!verdict.ok) throw new AppError(verdict.refusal);
    if (await hasPassed(tx, staff.id, waiting.case_id)) throw new AppError("case_passed");
    await lockMembersOf(tx, waiting.case_id);
    const now = deps.now();
    const approved = await tx
      .updateTable("decisions as d")
      .set({ approved_by: staff.id, in_force_at: now })
      .where("id", "=", id)
      .where(waitsForSecond(now))
      .returningAll()
      .executeTakeFirst();
    if (!approved) throw new AppError("not_found");
    await putInForce(
      deps,
      tx,
      operatorAtDesk(staff, `approved for case ${waiting.case_id}: ${why}`),
      approved,
    );
  });
}

/**
 * Refuses a decision as the second person, or withdraws one's own: the case is free to be decided again. Throws `case_passed` for one
 * who knows the family, and `not_found`.
 */
export async function refuseDecision(
  deps: DecisionDeps,
  staff: Staff,
  id: string,
  why: string,
): Promise<void> {
  await deps.tx(async (tx) => {
    const refused = await tx
      .updateTable("decisions")
      .set({ lapsed_at: deps.now() })
      .where("id", "=", id)
      .where("in_force_at", "is", null)
      .where("lapsed_at", "is", null)
      .returning(["member_id", "case_id"])
      .executeTakeFirst();
    if (!refused) throw new AppError("not_found");
    const { member_id, case_id } = refused;
    if (case_id && (await hasPassed(tx, staff.id, case_id))) throw new AppError("case_passed");
    await record(deps, tx, operatorAtDesk(staff, why), { action: "refuse_decision", member_id });
  });
}
