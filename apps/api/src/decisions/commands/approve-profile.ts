import { judgeDecision } from "@sanjog/domain/decisions/decision";
import { undo_within_ms } from "@sanjog/domain/reviews/review";
import { holdCase, lockMembersOf } from "../../cases/commands/lease.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { loadProfileVersion } from "../../reviews/queries/marks.ts";
import type { DecisionDeps } from "../deps.ts";
import { lapseApprovals } from "./lapse-approvals.ts";
import { writeDecision } from "./write-decision.ts";

/**
 * Decides that a reviewed profile is shown. The decision is stored at once and in force some seconds later, so that a key
 * pressed by mistake shows nobody; a job puts it in force, also when the browser has closed. Pressing twice changes nothing.
 * Returns until when it can be taken back. Throws `profile_changed`, `decision_unfit` and `case_not_held`.
 */
export async function approveProfile(
  deps: DecisionDeps,
  staff: Staff,
  case_id: string,
  profile_version: string,
): Promise<Date> {
  return deps.tx(async (tx) => {
    const { kind, member_id } = await holdCase(deps, tx, staff, case_id);
    if (kind !== "review" || !member_id) throw new AppError("decision_unfit");
    const about = { case_kind: kind, role: staff.role, about_somebody: true } as const;
    const verdict = judgeDecision("release", about);
    if (!verdict.ok) throw new AppError(verdict.refusal);
    await refuseChanged(deps, tx, member_id, profile_version);
    const waiting = await tx
      .selectFrom("decisions")
      .where("case_id", "=", case_id)
      .where("in_force_at", "is", null)
      .where("lapsed_at", "is", null)
      .select(["undo_until", "decided_by"])
      .executeTakeFirst();
    if (waiting && !waiting.undo_until) throw new AppError("decision_waits");
    if (waiting?.undo_until && waiting.decided_by === staff.id) return waiting.undo_until;
    // Somebody else gave the case up in the moment after their yes.
    if (waiting) await lapseApprovals(deps, tx, { case_id });
    const now = await deps.dbNow(tx);
    const undo_until = new Date(now.getTime() + undo_within_ms);
    const decision = { case_id, member_id, kind: "release", reason_en: "", reason_pb: "" } as const;
    const { id } = await writeDecision(deps, tx, {
      ...decision,
      decided_by: staff.id,
      in_force_at: null,
      undo_until,
      profile_version,
    });
    await enqueue(
      deps,
      tx,
      { kind: "finish_approval", decision_id: id },
      `finish approval ${id}`,
      undo_until,
    );
    return undo_until;
  });
}

/**
 * Takes an approval back that is not in force yet. The condition lets either this or the job win. Throws `approval_over`.
 */
export async function undoApproval(deps: DecisionDeps, staff: Staff, case_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await lockMembersOf(tx, case_id);
    const undone = await lapseApprovals(deps, tx, { case_id, decided_by: staff.id });
    if (!undone) throw new AppError("approval_over");
  });
}

/** Throws `profile_changed` if the profile is not the one that was looked at. The caller has locked the member. */
export async function refuseChanged(
  deps: AreaDeps,
  tx: Tx,
  member_id: string | null,
  profile_version: string,
): Promise<void> {
  if (member_id && (await loadProfileVersion(deps, tx, member_id)) !== profile_version)
    throw new AppError("profile_changed");
}
