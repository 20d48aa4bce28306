import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import type { DecisionKind } from "@sanjog/domain/decisions/decision-kinds";
import { mayTakeStep } from "@sanjog/domain/operator/status-steps";
import { type Operator, record } from "../../audit/commands/record.ts";
import { passReviewToLead } from "../../cases/commands/open-case.ts";
import { tellOfAccount } from "../../notifications/commands/tell-of-account.ts";
import { settleQuarantine } from "../../photos/commands/quarantine.ts";
import { hidePicture } from "../../photos/commands.ts";
import { AppError } from "../../platform/app-error.ts";
import type { DecisionTables } from "../../platform/database/decision-tables.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import { endRequest } from "../../reviews/commands/ask-changes.ts";
import type { DecisionDeps } from "../deps.ts";
import { lapseApprovals } from "./lapse-approvals.ts";
import * as status from "./member-status.ts";
import { supersede } from "./supersede.ts";

export type Decision = Pick<
  DecisionTables["decisions"],
  "id" | "case_id" | "member_id" | "kind" | "picture_id" | "appeal_of"
> & { reason_en: string; reason_pb: string };

/** How the audit log names each decision; `reinstate` is the name that the log has used from the beginning. */
const actions = {
  release: "release",
  ask_changes: "ask_changes",
  hide_picture: "hide_picture",
  show_picture: "show_picture",
  hold: "hold",
  warn: "warn",
  suspend: "suspend",
  restore: "reinstate",
  dismiss: "dismiss_case",
} as const satisfies Record<DecisionKind, string>;

/**
 * Does what a decision says, in the transaction that puts it in force, and writes the log. Every decision comes through
 * here, from the desk and from the command line.
 */
export async function carryOut(
  deps: DecisionDeps,
  tx: Tx,
  operator: Operator,
  decision: Decision,
): Promise<void> {
  if (decision.appeal_of) {
    if (decision.kind === "restore") await undo(deps, tx, decision.appeal_of);
  } else await take(deps, tx, decision);
  await record(deps, tx, operator, { action: actions[decision.kind], member_id: decision.member_id });
}

async function take(
  deps: DecisionDeps,
  tx: Tx,
  { id, kind, case_id, member_id, picture_id, ...reason }: Decision,
) {
  const whom = member_id ?? "";
  if (kind === "hold") await hold(deps, tx, whom, case_id);
  if (kind === "release") await release(deps, tx, whom);
  if (kind === "suspend") {
    await status.suspendMember(deps, tx, whom, { en: reason.reason_en, pb: reason.reason_pb });
    await supersede(deps, tx, { id, member_id: whom });
  }
  if (kind === "restore") {
    await status.reinstateMember(deps, tx, whom);
    await endOpen(deps, tx, whom, "suspend");
  }
  if (kind === "release") await endOpen(deps, tx, whom, "hold");
  if (kind !== "hide_picture" && kind !== "show_picture") return;
  // The command line refuses to hide what is hidden; at the desk a quarantine may have hidden it just before.
  if (case_id) await setHidden(deps, tx, { member_id, picture_id }, kind === "hide_picture");
  else await hidePicture(deps, tx, picture_id ?? "", kind === "hide_picture");
  if (kind === "show_picture") await endHidden(deps, tx, picture_id ?? "");
}

/**
 * A new member is hidden already: a lead decides within the day, instead of an answer that is not in force yet or that the
 * member has not given.
 */
async function hold(deps: DecisionDeps, tx: Tx, member_id: string, case_id: string | null): Promise<void> {
  if (!case_id || !(await status.lockIfNew(tx, member_id))) return status.holdMember(deps, tx, member_id);
  await lapseApprovals(deps, tx, { member_id });
  await endRequest(tx, member_id, deps.now());
  await passReviewToLead(tx, member_id, deps.now());
}

/**
 * A new member hears of it, where a review comes first: only now others see the profile. One who asked to be hidden
 * is still hidden, and hears nothing.
 */
async function release(deps: DecisionDeps, tx: Tx, member_id: string): Promise<void> {
  const waited = deps.config.review === "before" && (await status.lockIfNew(tx, member_id));
  await status.releaseMember(deps, tx, member_id);
  if (waited && (await status.isShown(tx, member_id))) await tellOfAccount(deps, tx, member_id, "shown");
}

/** Notes that what hid a picture is over, and lets it be uploaded again. */
async function endHidden(deps: DecisionDeps, tx: Tx, picture_id: string): Promise<void> {
  await settleQuarantine(deps, tx, { picture_id }, false);
  await tx
    .updateTable("decisions")
    .set({ ended_at: deps.now() })
    .where("picture_id", "=", picture_id)
    .where("kind", "=", "hide_picture")
    .where("ended_at", "is", null)
    .execute();
}

/** Throws `not_found` for a picture of somebody else. */
async function setHidden(
  deps: DecisionDeps,
  tx: Tx,
  { member_id, picture_id }: Pick<Decision, "member_id" | "picture_id">,
  hidden: boolean,
): Promise<void> {
  const picture = await tx
    .selectFrom("pictures")
    .where("id", "=", picture_id)
    .where("member_id", "=", member_id)
    .select("hidden_at")
    .executeTakeFirst();
  if (!picture || !picture_id) throw new AppError("not_found");
  if ((picture.hidden_at !== null) !== hidden) await hidePicture(deps, tx, picture_id, hidden);
}

/** Notes that holds or suspensions are over, so that their own end changes nothing later. */
async function endOpen(deps: DecisionDeps, tx: Tx, member_id: string, kind: "hold" | "suspend") {
  await tx
    .updateTable("decisions")
    .set({ ended_at: deps.now() })
    .where("member_id", "=", member_id)
    .where("kind", "=", kind)
    .where("in_force_at", "is not", null)
    .where("ended_at", "is", null)
    .execute();
}

/**
 * Undoes a decision after an appeal. What has changed since by another decision stays: a member who was suspended again is not
 * reinstated by the earlier appeal. Locks the member first, as everything does that changes a status.
 */
async function undo(deps: DecisionDeps, tx: Tx, id: string): Promise<void> {
  const about = await tx.selectFrom("decisions").where("id", "=", id).select("member_id").executeTakeFirst();
  const now = about?.member_id ? await status.loadStatus(tx, about.member_id) : null;
  const before = await tx
    .updateTable("decisions")
    .set({ overturned_at: deps.now() })
    .where("id", "=", id)
    .where("overturned_at", "is", null)
    .returning(["kind", "member_id", "picture_id", "ended_at"])
    .executeTakeFirst();
  if (now === null || !before?.member_id || before.ended_at) return;
  await tx.updateTable("decisions").set({ ended_at: deps.now() }).where("id", "=", id).execute();
  const { kind, member_id, picture_id } = before;
  if (kind === "suspend" && mayTakeStep("reinstate", now)) await status.reinstateMember(deps, tx, member_id);
  if (kind === "ask_changes") await reopenReview(deps, tx, member_id);
  if (kind === "hold" && now === profileStatus.held) await status.endHold(deps, tx, member_id);
  if (kind === "hide_picture" && picture_id) {
    await settleQuarantine(deps, tx, { decision_id: id }, false);
    await setHidden(deps, tx, { member_id, picture_id }, false);
  }
}

/** A new member need not change what was asked: somebody looks at the profile again. */
async function reopenReview(deps: DecisionDeps, tx: Tx, member_id: string): Promise<void> {
  await endRequest(tx, member_id, deps.now());
  await profileChanged(deps, tx, member_id);
}
