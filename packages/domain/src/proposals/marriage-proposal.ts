import { mayAct, type ProfileStatus } from "../accounts/profile-status.ts";
import { day_ms, hour_ms, momentBefore } from "../calendar.ts";
import type { ProposalStatus } from "../relations/proposal-status.ts";
import type { ProposalBetween, Relation } from "../relations/relation.ts";
import { mayAsk, type Parties } from "../relations/sender.ts";
import { err, ok, type Result } from "../result.ts";
import { judgeStep, openSteps, type StateTable } from "../state-table.ts";

export type ProposalParty = "sender" | "receiver";
export type ProposalStep = "accept" | "reject" | "revoke";

/** Decisions §6: the life cycle of a sent proposal, except for the two time limits. */
export const proposalSteps = {
  accept: { by: "receiver", from: ["open"], to: "accepted" },
  reject: { by: "receiver", from: ["open"], to: "rejected" },
  revoke: { by: "sender", from: ["open"], to: "revoked" },
} as const satisfies StateTable<ProposalStep, ProposalStatus, ProposalParty>;

/** Specification §9: how long a sender may withdraw a proposal. */
export const revoke_within_ms = 24 * hour_ms;

/** Specification §9: a proposal lapses after this long without an answer; then its sender may propose again. */
export const lapses_after_ms = 7 * day_ms;

type SentProposal = Pick<ProposalBetween, "status" | "sent_at">;

/** Returns the present status of a proposal. Nothing is stored when one lapses; the status follows from the time. */
export function statusAt(proposal: SentProposal, now: Date): ProposalStatus {
  const lapsed = proposal.status === "open" && proposal.sent_at <= lapsedSince(now);
  return lapsed ? "lapsed" : proposal.status;
}

/** Returns the moment before which a sent and still unanswered proposal has lapsed. */
export function lapsedSince(now: Date): Date {
  return momentBefore(now, lapses_after_ms);
}

/**
 * Judges a proposal that a viewer wants to send; the caller checks blocks and visibility before, as `not_found`.
 * Refuses a proposal to oneself, to anyone but a connection (`not_connected`), to a member of one's own gender
 * (`not_found`), to an owner who may not act or is matched, a second proposal while one is open to anyone, and one
 * while theirs to the viewer is open.
 */
export function judgePropose(
  relation: Relation,
  { viewer, owner }: Parties,
  has_open_proposal: boolean,
  now: Date,
): Result {
  if (relation.self) return err("self");
  if (!relation.connected) return err("not_connected");
  if (!mayAsk(viewer, owner)) return err("not_found");
  const standing = relation.proposal && statusAt(relation.proposal, now);
  if (standing === "accepted") return err("member_matched");
  if (standing === "open") {
    return err(relation.proposal?.sent_by_viewer ? "proposal_open" : "proposal_waits_for_answer");
  }
  if (!mayAct(owner.profile_status)) return err("member_unavailable");
  return has_open_proposal ? err("proposal_open") : ok(null);
}

type ViewedProposal = SentProposal & Pick<ProposalBetween, "sent_by_viewer">;

/**
 * Judges a viewer's step. Refuses the wrong party as not found, a proposal that is no longer open as `request_stale`,
 * revoking one after 24 hours, and accepting one whose sender may not act.
 */
export function judgeProposalStep(
  step: ProposalStep,
  proposal: ViewedProposal,
  owner_status: ProfileStatus,
  now: Date,
): Result<(typeof proposalSteps)[ProposalStep]> {
  const wrongParty = { sender: "not_the_sender", receiver: "not_the_receiver" } as const;
  const status = statusAt(proposal, now);
  const result = judgeStep(proposalSteps, step, status, [proposalPartyOf(proposal)], wrongParty);
  if (!result.ok) return result;
  if (step === "revoke" && !mayStillRevoke(proposal, now)) return err("revoke_too_late");
  if (step === "accept" && !mayAct(owner_status)) return err("member_unavailable");
  return ok(proposalSteps[step]);
}

function mayStillRevoke({ sent_at }: SentProposal, now: Date): boolean {
  return now.getTime() - sent_at.getTime() < revoke_within_ms;
}

/** The actions about a proposal that a screen offers. */
export type ProposalAction = "propose" | `${ProposalStep}_proposal`;

/**
 * Returns the actions that the rules allow. Whether a proposal to somebody else is open is checked only when one is
 * sent.
 */
export function openProposalActions(relation: Relation, parties: Parties, now: Date): ProposalAction[] {
  const { proposal } = relation;
  const proposes = judgePropose(relation, parties, false, now).ok;
  const steps = proposal
    ? openSteps(proposalSteps, statusAt(proposal, now), [proposalPartyOf(proposal)]).filter(
        (step) => judgeProposalStep(step, proposal, parties.owner.profile_status, now).ok,
      )
    : [];
  return [
    ...(proposes ? (["propose"] as const) : []),
    ...steps.map((step): ProposalAction => `${step}_proposal`),
  ];
}

/** Returns which side of a proposal the viewer is on. */
export function proposalPartyOf(proposal: Pick<ProposalBetween, "sent_by_viewer">): ProposalParty {
  return proposal.sent_by_viewer ? "sender" : "receiver";
}

export type ProposalList = "received" | "sent" | "accepted";

/**
 * Returns the list in which a viewer finds a proposal. A sender still finds one that was rejected or has lapsed; one
 * that was withdrawn or closed is in no list.
 */
export function proposalListFor(proposal: ViewedProposal, now: Date): ProposalList | null {
  const status = statusAt(proposal, now);
  if (status === "accepted") return "accepted";
  if (!proposal.sent_by_viewer) return status === "open" ? "received" : null;
  return status === "open" || status === "rejected" || status === "lapsed" ? "sent" : null;
}
