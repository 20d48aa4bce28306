import type { RelationView } from "@sanjog/contract/member-view";
import { hour_ms, minute_ms } from "@sanjog/domain/calendar";
import { lapses_after_ms } from "@sanjog/domain/proposals/marriage-proposal";

export type Proposal = Pick<
  NonNullable<RelationView["proposal"]>,
  "status" | "sent_by_viewer" | "sent_at" | "revocable_until"
>;

/** One word for a proposal that a viewer should hear of. */
export type ProposalState =
  | "matched"
  | "proposal_received"
  | "proposal_sent"
  | "proposal_declined"
  | "proposal_lapsed";

/** The word for a proposal, or null where there is none or it no longer matters to this side. */
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

export type TimeLeft = { unit: "hours" | "minutes"; count: number };

/** What is left until a moment, in whole hours, in the last hour in minutes; null when it is over. */
export function timeLeft(until: string | undefined, now: number): TimeLeft | null {
  const ms = until === undefined ? Number.NaN : Date.parse(until) - now;
  if (!(ms > 0)) return null;
  return ms >= hour_ms
    ? { unit: "hours", count: Math.floor(ms / hour_ms) }
    : { unit: "minutes", count: Math.ceil(ms / minute_ms) };
}

/** The day on which a proposal of this day lapses. */
export function lapseDay(sent_at: string): string {
  const sent = Date.parse(`${sent_at.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(sent) ? sent_at : new Date(sent + lapses_after_ms).toISOString().slice(0, 10);
}
