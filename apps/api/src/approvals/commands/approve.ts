import { judgeSecond, open_within_ms, roleToApprove } from "@sanjog/domain/approvals/approval";
import { hasRole } from "@sanjog/domain/staff/roles";
import { operatorAtDesk, record } from "../../audit/commands/record.ts";
import { lockMembersOf } from "../../cases/commands/lease.ts";
import { closeCaseInPerson } from "../../cases/commands/open-case.ts";
import { hasPassed } from "../../cases/queries/knows-family.ts";
import { withHiddenPictures } from "../../evidence/commands/with-hidden-pictures.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import type { ApprovalDeps } from "../deps.ts";
import { waits } from "../queries/waiting.ts";
import { type Step, steps } from "./steps.ts";

/**
 * Approves a step as the second person and carries it out in the same transaction. The condition of the update lets one of two
 * approvals win, and an approval never meets a withdrawal. Throws `own_step`, `own_account`, `role_forbids`, `case_passed`,
 * `evidence_needed`, and `not_found` when it has lapsed or ended.
 */
export async function approveStep(deps: ApprovalDeps, staff: Staff, id: string, why: string): Promise<void> {
  const step = await loadStep(deps.db, staff, id);
  const verdict = judgeSecond({ asked_by: step.asked_by, about: step.staff_id }, staff.id);
  if (!verdict.ok) throw new AppError(verdict.refusal);
  const { kind, member_id, staff_id } = step;
  const taken = kind === "erasure" && member_id ? { member_id } : null;
  const afterCommit = await withHiddenPictures(deps, taken, async (tx, bytes) => {
    if (step.case_id && (await hasPassed(tx, staff.id, step.case_id))) throw new AppError("case_passed");
    // What the step changes is locked before the step itself, in the order in which everything else locks it.
    const carryOut = await steps[kind](deps, tx, step, { second: staff, bytes });
    await claim(deps, tx, staff, step);
    const about = step.case_id ? `case ${step.case_id}: ${why}` : why;
    const entry = { action: `approve_${kind}`, member_id, ...(staff_id && { staff_id }) } as const;
    await record(deps, tx, operatorAtDesk(staff, about), entry);
    return carryOut();
  });
  await afterCommit?.();
}

/**
 * Refuses a step as the second person, or withdraws one's own; whom it is about does neither. A number in person needs a new code then, which has a case of its own,
 * so its case is closed. Throws `own_account`, `case_passed`, `role_forbids` and `not_found`.
 */
export async function endStep(deps: ApprovalDeps, staff: Staff, id: string, why: string): Promise<void> {
  await deps.tx(async (tx) => {
    const { kind, case_id, member_id, staff_id } = await loadStep(tx, staff, id);
    if (staff_id === staff.id) throw new AppError("own_account");
    if (case_id && (await hasPassed(tx, staff.id, case_id))) throw new AppError("case_passed");
    if (case_id) await lockMembersOf(tx, case_id);
    const ended = await tx
      .updateTable("approvals as a")
      .set({ ended_at: deps.now() })
      .where("a.id", "=", id)
      .where(waits(deps.now()))
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) throw new AppError("not_found");
    if (kind === "in_person" && member_id) await closeCaseInPerson(tx, member_id, deps.now());
    const entry = { action: "end_step", member_id, ...(staff_id && { staff_id }) } as const;
    await record(deps, tx, operatorAtDesk(staff, why), entry);
  });
}

async function loadStep(db: Db, staff: Staff, id: string): Promise<Step> {
  const step = await db
    .selectFrom("approvals")
    .where("id", "=", id)
    .select([
      "id",
      "kind",
      "case_id",
      "member_id",
      "staff_id",
      "role",
      "asked_by",
      "verification_id",
      "place",
    ])
    .executeTakeFirst();
  if (!step) throw new AppError("not_found");
  if (!hasRole(staff.role, roleToApprove[step.kind])) throw new AppError("role_forbids");
  return step;
}

async function claim(deps: ApprovalDeps, tx: Tx, staff: Staff, { id, kind }: Step): Promise<void> {
  const now = deps.now();
  const opens = kind === "contact_details" || kind === "export";
  const approved = await tx
    .updateTable("approvals as a")
    .set({
      approved_by: staff.id,
      approved_at: now,
      open_until: opens ? new Date(now.getTime() + open_within_ms) : null,
    })
    .where("a.id", "=", id)
    .where(waits(now))
    .executeTakeFirst();
  if (approved.numUpdatedRows === 0n) throw new AppError("not_found");
}
