import type { RelationView } from "@sanjog/contract/member-view";
import { type DateOnly, dayNumber, hour_ms, minute_ms } from "@sanjog/domain/calendar";
import { lapses_after_ms } from "@sanjog/domain/proposals/marriage-proposal";

export type Proposal = Pick<
  NonNullable<RelationView["proposal"]>,
  "status" | "sent_by_viewer" | "sent_at" | "revocable_until"
>;

/** The state of a proposal as its badge shows it. */
export type ProposalState =
  | "matched"
  | "proposal_received"
  | "proposal_sent"
  | "proposal_declined"
  | "proposal_lapsed";

/** Returns the state that the badge shows, or null when there is no proposal or it no longer concerns this side. */
export function proposalStateOf(
  proposal: Pick<Proposal, "status" | "sent_by_viewer"> | null | undefined,
): ProposalState | null {
  if (!proposal) return null;
  const { status, sent_by_viewer } = proposal;
  if (status === "accepted") return "matched";
  if (status === "open") return sent_by_viewer ? "proposal_sent" : "proposal_received";
  if (!sent_by_viewer) return null;
  if (status === "rejected") return "proposal_declined";
  return status === "lapsed" ? "proposal_lapsed" : null;
}

/** How a proposal from the other family ended without a yes; its badge is that of a connection again. */
export type PastProposal = "declined_by_us" | "lapsed_here";

/** Returns how a received proposal ended, or null for every other one. */
export function pastProposalOf(
  proposal: Pick<Proposal, "status" | "sent_by_viewer"> | null | undefined,
): PastProposal | null {
  if (!proposal || proposal.sent_by_viewer) return null;
  if (proposal.status === "rejected") return "declined_by_us";
  return proposal.status === "lapsed" ? "lapsed_here" : null;
}

export type TimeLeft = { unit: "hours" | "minutes"; count: number };

/**
 * Returns the time left until a moment, in whole hours, and in minutes during the last hour; null when it has passed.
 */
export function timeLeft(until: string | undefined, now: number): TimeLeft | null {
  const ms = until === undefined ? Number.NaN : Date.parse(until) - now;
  if (!(ms > 0)) return null;
  return ms >= hour_ms
    ? { unit: "hours", count: Math.floor(ms / hour_ms) }
    : { unit: "minutes", count: Math.ceil(ms / minute_ms) };
}

/** Returns the days on which a proposal that was sent on this day can still be answered; 0 on the last one. */
export function daysLeft(sent_at: DateOnly, today: DateOnly): number {
  return Math.max(0, dayNumber(lapseDay(sent_at)) - dayNumber(today));
}

/** Returns the day on which a proposal sent on this day lapses. */
export function lapseDay(sent_at: string): string {
  const sent = Date.parse(`${sent_at.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(sent) ? sent_at : new Date(sent + lapses_after_ms).toISOString().slice(0, 10);
}
