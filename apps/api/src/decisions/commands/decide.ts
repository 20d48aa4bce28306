import { approve_within_ms } from "@sanjog/domain/approvals/approval";
import { day_ms } from "@sanjog/domain/calendar";
import {
  hold_ms,
  judgeDecision,
  missingIn,
  type NewDecision,
  needsSecond,
  tellsMember,
} from "@sanjog/domain/decisions/decision";
import type { DecisionKind } from "@sanjog/domain/decisions/decision-kinds";
import type { ReviewPart } from "@sanjog/domain/reviews/review-parts";
import { endInPerson } from "../../accounts/commands/in-person.ts";
import { type Operator, operatorAtDesk } from "../../audit/commands/record.ts";
import { closeReport, overturnReport } from "../../cases/commands/close-report.ts";
import { closeCase, giveBack, type HeldCase, holdCase } from "../../cases/commands/lease.ts";
import { findSuspension, listAlone } from "../../cases/queries/suspension.ts";
import { waitsForSecond } from "../../cases/queries/waiting-decision.ts";
import { tellOfAccount } from "../../notifications/commands/tell-of-account.ts";
import { AppError, refuseFieldErrors } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { noteRequest } from "../../reviews/commands/ask-changes.ts";
import type { DecisionDeps } from "../deps.ts";
import { refuseChanged } from "./approve-profile.ts";
import { carryOut, type Decision } from "./carry-out.ts";
import { answerRequest, asksToShow } from "./maintenance.ts";
import { lockIfNew } from "./member-status.ts";
import { settleCase } from "./quarantine.ts";
import { writeDecision } from "./write-decision.ts";

/**
 * Decides a case that this person holds. A decision of one person is in force at once; a longer suspension waits for a second
 * person, and the case goes back to the queue meanwhile. Returns whether it is in force. Throws `role_forbids`,
 * `decision_unfit`, `decision_waits`, `profile_changed`, `case_not_held` and field errors.
 */
export async function decideCase(
  deps: DecisionDeps,
  staff: Staff,
  case_id: string,
  decision: NewDecision,
): Promise<"in_force" | "waits"> {
  return deps.tx(async (tx) => {
    const held = await holdCase(deps, tx, staff, case_id);
    const first_review = await isFirstReview(tx, held, decision.kind);
    const verdict = judgeDecision(decision.kind, {
      case_kind: held.kind,
      role: staff.role,
      about_somebody: held.member_id !== null,
      asks_to_show: held.kind === "pressure" && (await asksToShow(tx, held.member_id)),
      first_review,
    });
    if (!verdict.ok) throw new AppError(verdict.refusal);
    refuseFieldErrors(missingIn(decision, held.kind));
    const on_look = first_review && held.kind === "review";
    // An approval has a call of its own, with its moment to take it back.
    if (on_look && decision.kind === "release") throw new AppError("decision_unfit");
    if (decision.profile_version || (on_look && decision.kind !== "hide_picture"))
      await refuseChanged(deps, tx, held.member_id, decision.profile_version ?? "");
    await lapse(deps, tx, case_id);
    const written = await write(deps, tx, staff, held, decision);
    if (written.needs_second) {
      await giveBack(deps, tx, case_id);
      return "waits";
    }
    await putInForce(deps, tx, operatorAtDesk(staff, `case ${case_id}`), {
      ...written,
      parts: decision.parts ?? [],
    });
    return "in_force";
  });
}

/** Returns whether the case is about a member whose profile nobody has seen yet, where that matters; and locks the member. */
async function isFirstReview(tx: Tx, { kind, member_id }: HeldCase, decided: DecisionKind): Promise<boolean> {
  return (kind === "review" || decided === "release") && member_id !== null && lockIfNew(tx, member_id);
}

/**
 * Frees the case of a decision that nobody approved in time, and of the person's own approval of a profile that can still
 * be taken back. Throws `decision_waits` while one still waits. */
async function lapse(deps: DecisionDeps, tx: Tx, case_id: string): Promise<void> {
  await tx
    .updateTable("decisions as d")
    .set({ lapsed_at: deps.now() })
    .where("case_id", "=", case_id)
    .where("in_force_at", "is", null)
    .where("lapsed_at", "is", null)
    .where(({ eb, or, not }) => or([not(waitsForSecond(deps.now())), eb("undo_until", "is not", null)]))
    .execute();
  const waiting = await tx
    .selectFrom("decisions")
    .where("case_id", "=", case_id)
    .where("in_force_at", "is", null)
    .where("lapsed_at", "is", null)
    .select("id")
    .executeTakeFirst();
  if (waiting) throw new AppError("decision_waits");
}

const nothing_said: Omit<NewDecision, "kind"> = { facts: "", reason_en: "", reason_pb: "" };

async function write(deps: DecisionDeps, tx: Tx, staff: Staff, held: HeldCase, decision: NewDecision) {
  const { kind } = decision;
  // Such a decision is read by nobody. It is kept without the member, so its words must not name them.
  const said = held.kind === "pressure" ? nothing_said : decision;
  const { rule, facts, reason_en, reason_pb, picture_id } = said;
  const now = deps.now();
  const days = decision.days ?? null;
  const needs_second = held.kind !== "appeal" && needsSecond(kind, days, await suspensionsOf(tx, held, now));
  return writeDecision(deps, tx, {
    case_id: held.id,
    // The member's download has the decisions about them, and must not tell of this one.
    member_id: held.kind === "pressure" ? null : held.member_id,
    kind,
    rule: rule ?? null,
    facts,
    reason_en,
    reason_pb,
    picture_id: picture_id ?? null,
    until: endOf(kind, days, now),
    decided_by: staff.id,
    needs_second,
    expires_at: needs_second ? new Date(now.getTime() + approve_within_ms) : null,
    in_force_at: needs_second ? null : now,
    appeal_of: held.appeal_of,
  });
}

async function suspensionsOf(tx: Tx, { member_id }: HeldCase, now: Date) {
  if (!member_id) return { present: null, alone: [], now };
  const about = { member_id, now };
  return { present: await findSuspension(tx, about), alone: await listAlone(tx, about), now };
}

function endOf(kind: NewDecision["kind"], days: number | null, now: Date): Date | null {
  if (kind === "hold") return new Date(now.getTime() + hold_ms);
  return kind === "suspend" && days !== null ? new Date(now.getTime() + days * day_ms) : null;
}

/** Carries a decision out, closes its case and its report, and tells the member and the reporter. */
export async function putInForce(
  deps: DecisionDeps,
  tx: Tx,
  operator: Operator,
  decision: Decision & { parts?: readonly ReviewPart[] },
): Promise<void> {
  const { case_id, kind, member_id, parts = [] } = decision;
  if (!case_id) throw new Error("a decision of the desk has a case");
  // The case is closed first: a release ends the need for a review, which would close the case without this outcome.
  const closed = await closeCase(tx, case_id, kind, deps.now());
  if (closed.kind === "pressure")
    return answerRequest(deps, tx, operator, { kind, member_id: closed.member_id });
  if (closed.kind === "in_person" && closed.member_id) await endInPerson(tx, closed.member_id, deps.now());
  await settleCase(deps, tx, case_id, decision);
  await carryOut(deps, tx, operator, decision);
  if (closed.kind === "review" && kind === "ask_changes" && member_id)
    await noteRequest(deps, tx, { case_id, member_id, parts });
  if (closed.report_id) await closeReport(deps, tx, closed.report_id, kind);
  if (decision.appeal_of && kind === "restore") await overturnReport(deps, tx, decision.appeal_of);
  if (member_id && tellsMember(kind, closed.kind)) await tellOfAccount(deps, tx, member_id);
}
