import { momentBefore } from "@sanjog/domain/calendar";
import {
  judgeProposalStep,
  lapsedSince,
  type ProposalStep,
  type proposalSteps,
  revoke_within_ms,
} from "@sanjog/domain/proposals/marriage-proposal";
import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { applyStep, sideOf } from "../../relations/commands/steps.ts";
import { lockCouple, requireActing } from "../../relations/commands.ts";
import { loadVisible } from "../../relations/queries/visibility.ts";
import { matchCouple } from "./match.ts";
import { note } from "./note.ts";
import type { ProposalState } from "./send-proposal.ts";

/**
 * Records the receiver's answer. Acceptance is final: it matches the two and closes their open requests and
 * proposals.
 */
export async function respondToProposal(
  deps: AreaDeps,
  viewer: Viewer,
  id: string,
  answer: "accepted" | "rejected",
): Promise<ProposalState> {
  return onProposal(deps, viewer, id, answer === "accepted" ? "accept" : "reject");
}

/** Revokes a sent proposal, within 24 hours. */
export async function revokeProposal(deps: AreaDeps, viewer: Viewer, id: string): Promise<void> {
  await onProposal(deps, viewer, id, "revoke");
}

/** Takes a step with both members locked. Throws `not_found` for others' proposals and if the other member is hidden. */
async function onProposal(
  deps: AreaDeps,
  viewer: Viewer,
  id: string,
  action: ProposalStep,
): Promise<ProposalState> {
  return deps.tx(async (tx) => {
    const member_id = (await loadProposal(tx, viewer, id)).member_id;
    await lockCouple(tx, viewer.id, member_id);
    // Reads again, because the proposal may have changed during the wait for the lock.
    const proposal = await loadProposal(tx, viewer, id);
    const { profile_status } = await loadVisible(tx, viewer, member_id);
    const now = await deps.dbNow(tx);
    const result = judgeProposalStep(action, proposal, profile_status, now);
    if (!result.ok) throw new AppError(result.refusal);
    await requireActing(tx, viewer);
    await move(tx, viewer, id, result.value, now);
    const { to } = result.value;
    await note(deps, tx, { actor_id: viewer.id, member_id, kind: `proposal_${to}`, at: now });
    if (to === "accepted") await matchCouple(deps, tx, viewer.id, member_id, now);
    return { id, status: to };
  });
}

/** Updates the status if the state table and the deadline of the step both allow it. */
async function move(
  tx: Tx,
  viewer: Viewer,
  id: string,
  step: (typeof proposalSteps)[ProposalStep],
  now: Date,
): Promise<void> {
  const sent_after = step.by === "sender" ? momentBefore(now, revoke_within_ms) : lapsedSince(now);
  await applyStep(id, step, viewer, (allowed) =>
    tx
      .updateTable("proposals")
      .set({ status: step.to, answered_at: now })
      .where(allowed)
      .where("sent_at", ">", sent_after)
      .returning("id"),
  );
}

type Proposal = { status: ProposalStatus; sent_by_viewer: boolean; sent_at: Date; member_id: string };

/** Throws `not_found` if the viewer neither sent nor received the proposal. */
async function loadProposal(tx: Tx, viewer: Viewer, id: string): Promise<Proposal> {
  const row = await tx
    .selectFrom("proposals")
    .where("id", "=", id)
    .where(({ eb, or }) => or([eb("sender_id", "=", viewer.id), eb("receiver_id", "=", viewer.id)]))
    .select(["status", "sent_at", "sender_id", "receiver_id"])
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return { status: row.status, sent_at: row.sent_at, ...sideOf(row, viewer) };
}
