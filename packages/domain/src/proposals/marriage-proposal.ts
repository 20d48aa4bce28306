import { mayAct, type ProfileStatus } from "../accounts/profile-status.ts";
import { day_ms, hour_ms, momentBefore } from "../calendar.ts";
import type { ProposalStatus } from "../relations/proposal-status.ts";
import type { ProposalBetween, Relation } from "../relations/relation.ts";
import { mayAsk, type Parties } from "../relations/sender.ts";
import { judgeStep, openSteps, type StateTable } from "../state-table.ts";
import { no, type Verdict, yes } from "../verdict.ts";

export type ProposalParty = "sender" | "receiver";
export type ProposalStep = "accept" | "reject" | "revoke";

/** Decisions §6: the whole life of a proposal once it is sent, but for the two limits of time. */
export const proposalSteps = {
  accept: { by: "receiver", from: ["open"], to: "accepted" },
  reject: { by: "receiver", from: ["open"], to: "rejected" },
  revoke: { by: "sender", from: ["open"], to: "revoked" },
} as const satisfies StateTable<ProposalStep, ProposalStatus, ProposalParty>;

/** Specification §9: for so long a sender may take a proposal back. */
export const revoke_within_ms = 24 * hour_ms;

/** Specification §9: unanswered for so long, a proposal has lapsed, and its sender may propose again. */
export const lapses_after_ms = 7 * day_ms;

type Sent = Pick<ProposalBetween, "status" | "sent_at">;

/** What a proposal is at this moment. Nothing happens when one lapses: it is found to have done so. */
export function statusAt(proposal: Sent, now: Date): ProposalStatus {
  const lapsed = proposal.status === "open" && proposal.sent_at <= lapsedSince(now);
  return lapsed ? "lapsed" : proposal.status;
}

/** What was sent at this moment or before, and is still unanswered, has lapsed. */
export function lapsedSince(now: Date): Date {
  return momentBefore(now, lapses_after_ms);
}

/**
 * Judges a proposal that a viewer wants to send; blocks and visibility are judged before, as `not_found`.
 * Refuses oneself, anyone but a connection (`not_connected`), a member of one's own gender (`not_found`), an owner who
 * may not act or is matched, a second proposal while one is open to anyone, and one that would cross theirs.
 */
export function judgePropose(
  relation: Relation,
  { viewer, owner }: Parties,
  has_open_proposal: boolean,
  now: Date,
): Verdict {
  if (relation.self) return no("self");
  if (!relation.connected) return no("not_connected");
  if (!mayAsk(viewer, owner)) return no("not_found");
  const standing = relation.proposal && statusAt(relation.proposal, now);
  if (standing === "accepted") return no("member_matched");
  if (standing === "open") {
    return no(relation.proposal?.sent_by_viewer ? "proposal_open" : "proposal_waits_for_answer");
  }
  if (!mayAct(owner.profile_status)) return no("member_unavailable");
  return has_open_proposal ? no("proposal_open") : yes(null);
}

type Received = Sent & Pick<ProposalBetween, "sent_by_viewer">;

/**
 * Judges a viewer's step. Refuses the wrong party as not found, a proposal that is no longer open as
 * `request_stale`, revoking one later than 24 hours, and accepting one of a sender who may not act.
 */
export function judgeProposalStep(
  step: ProposalStep,
  proposal: Received,
  owner_status: ProfileStatus,
  now: Date,
): Verdict<(typeof proposalSteps)[ProposalStep]> {
  const wrongParty = { sender: "not_the_sender", receiver: "not_the_receiver" } as const;
  const status = statusAt(proposal, now);
  const verdict = judgeStep(proposalSteps, step, status, [proposalPartyOf(proposal)], wrongParty);
  if (!verdict.ok) return verdict;
  if (step === "revoke" && !mayStillRevoke(proposal, now)) return no("revoke_too_late");
  if (step === "accept" && !mayAct(owner_status)) return no("member_unavailable");
  return yes(proposalSteps[step]);
}

function mayStillRevoke({ sent_at }: Sent, now: Date): boolean {
  return now.getTime() - sent_at.getTime() < revoke_within_ms;
}

/** What a screen offers about a proposal. */
export type ProposalAction = "propose" | `${ProposalStep}_proposal`;

/** Offers what the rules would allow one who may act; that a proposal is open to somebody else is said when one is sent. */
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

/** Which side of a proposal the viewer is on. */
export function proposalPartyOf(proposal: Pick<ProposalBetween, "sent_by_viewer">): ProposalParty {
  return proposal.sent_by_viewer ? "sender" : "receiver";
}

export type ProposalList = "received" | "sent" | "accepted";

/**
 * The list in which a viewer finds a proposal. A sender still finds one that was refused or lapsed; one that was
 * taken back or closed is in none.
 */
export function proposalListFor(proposal: Received, now: Date): ProposalList | null {
  const status = statusAt(proposal, now);
  if (status === "accepted") return "accepted";
  if (!proposal.sent_by_viewer) return status === "open" ? "received" : null;
  return status === "open" || status === "rejected" || status === "lapsed" ? "sent" : null;
}
