import type { ListCounts, Today } from "@sanjog/contract/home";
import type { RelationView } from "@sanjog/contract/member-view";
import type { RequestList } from "@sanjog/domain/connections/connection-request";
import type { ProposalList } from "@sanjog/domain/proposals/marriage-proposal";
import { proposalStateOf } from "../proposals/proposal-state.ts";
import { offeredOf, type Step } from "../relations/member-state.ts";

/** §2: the lists of the home. */
export const requestLists = [
  "received",
  "sent",
  "rejected",
  "declined",
] as const satisfies readonly RequestList[];
export const proposalLists = [
  "accepted_proposals",
  "received_proposals",
  "sent_proposals",
] as const satisfies readonly `${ProposalList}_proposals`[];
export const homeLists = [
  "shortlisted",
  "connections",
  ...requestLists,
  ...proposalLists,
  "set_aside",
  "blocked",
] as const satisfies readonly (keyof ListCounts)[];
export type HomeList = (typeof homeLists)[number];

/** The rows of "All lists". The three lists of proposals share a row. */
export const homeEntries = [
  "shortlisted",
  "received",
  "sent",
  "connections",
  "marriage_proposals",
  "rejected",
  "declined",
  "set_aside",
  "blocked",
] as const;
export type HomeEntry = (typeof homeEntries)[number];

/**
 * Returns the list that this browser session remembers, or null when the remembered value is missing or invalid; the
 * home then opens with what waits and the connections.
 */
export function restoredList(stored: unknown): HomeList | null {
  return homeLists.find((list) => list === stored) ?? null;
}

const isProposalList = (list: HomeList) => (proposalLists as readonly HomeList[]).includes(list);

/** Returns the lists that share a row; empty when the row is a list itself. */
export function listsUnder(entry: HomeEntry): readonly HomeList[] {
  return entry === "marriage_proposals" ? proposalLists : [];
}

export function entryOf(list: HomeList): HomeEntry {
  return isProposalList(list) ? "marriage_proposals" : (list as HomeEntry);
}

/** The proposal that waits for an answer comes before the other two lists. */
const proposals_to_open = ["received_proposals", "accepted_proposals", "sent_proposals"] as const;

/** Returns the list that a row opens: for proposals the first that is not empty, otherwise the received ones. */
export function listOf(entry: HomeEntry, counts?: ListCounts): HomeList {
  if (entry !== "marriage_proposals") return entry;
  return proposals_to_open.find((list) => counts && counts[list] > 0) ?? "received_proposals";
}

/** Returns whether a row leads to at least one member. */
export function hasMembers(entry: HomeEntry, counts: ListCounts): boolean {
  return countOf(entry, counts).count > 0;
}

/** Returns the number beside a row, and whether so many wait for the member's answer. */
export function countOf(entry: HomeEntry, counts: ListCounts): { count: number; waiting: boolean } {
  if (entry !== "marriage_proposals")
    return { count: counts[entry], waiting: entry === "received" && counts[entry] > 0 };
  const waiting = counts.received_proposals;
  if (waiting > 0) return { count: waiting, waiting: true };
  return { count: counts.accepted_proposals + counts.sent_proposals, waiting: false };
}

/** The clear buttons of a row in each list, at most two; the row shows only those that the server offers. */
export const clearStepsOf = {
  shortlisted: ["send_request", "accept"],
  // A row of a connection has its buttons for WhatsApp and a call.
  connections: [],
  received: ["accept", "reject"],
  sent: ["cancel"],
  rejected: ["accept"],
  declined: ["send_request"],
  accepted_proposals: [],
  received_proposals: ["accept_proposal", "reject_proposal"],
  sent_proposals: ["revoke_proposal"],
  set_aside: ["send_request", "bring_back"],
} as const satisfies Record<Exclude<HomeList, "blocked">, readonly Step[]>;

const steps_in_menu = [
  "propose",
  "revoke_proposal",
  "shortlist",
  "unshortlist",
  "bring_back",
  "unfriend",
  "block",
] as const satisfies readonly Step[];

/** Returns the steps behind the "more" button: those that the server offers and that are no button of the row. */
export function menuStepsOf(relation: RelationView, clear: readonly Step[]): Step[] {
  return offeredOf(relation, steps_in_menu).filter((step) => !clear.includes(step));
}

/** What a member can do on a day on which nobody waits for an answer. */
export type NextStep = "look" | "widen" | "enough";

/** Returns the one step that the home offers, or null while a family waits and for a matched member. */
export function nextStepOf({
  matched,
  proposals,
  requests,
  suggestions,
}: Pick<Today, "matched" | "proposals" | "requests" | "suggestions">): NextStep | null {
  if (matched || proposals.length + requests.length > 0) return null;
  if (!suggestions) return "enough";
  return suggestions.total > 0 ? "look" : "widen";
}

/**
 * Returns the connected families that the first page lists: all but the match and those who propose, who have cards, and
 * those who declined a proposal, whom nobody wants to be reminded of every day.
 */
export function connectionsOnToday({
  matched,
  proposals,
  connections,
}: Pick<Today, "matched" | "proposals" | "connections">): Today["connections"] {
  const on_cards = new Set([matched, ...proposals].map((row) => row?.member.user_id));
  return connections.filter(
    ({ member: { user_id, relation } }) =>
      !on_cards.has(user_id) && proposalStateOf(relation.proposal) !== "proposal_declined",
  );
}
