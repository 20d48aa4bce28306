import type { RequestList } from "@sanjog/domain/connections/connection-request";
import type { ProposalList } from "@sanjog/domain/proposals/marriage-proposal";
import type { Step } from "../relations/member-state.ts";

/** §2: the sub-screens of the home, in the order of the menu; requests and proposals have a second row. */
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
  "blocked",
] as const;
export type HomeList = (typeof homeLists)[number];

/** An entry of the first row. */
export const homeEntries = [
  "shortlisted",
  "connections",
  "connection_requests",
  "marriage_proposals",
  "blocked",
] as const;
export type HomeEntry = (typeof homeEntries)[number];

const default_list: HomeList = "connections";

/**
 * Returns the list that this browser session remembers, or connections when the remembered value is missing or
 * invalid.
 */
export function restoredList(stored: unknown): HomeList {
  return homeLists.find((list) => list === stored) ?? default_list;
}

const second_rows: Partial<Record<HomeEntry, readonly HomeList[]>> = {
  connection_requests: requestLists,
  marriage_proposals: proposalLists,
};

/** Returns the lists of the second row under an entry; empty when the entry is a list itself. */
export function listsUnder(entry: HomeEntry): readonly HomeList[] {
  return second_rows[entry] ?? [];
}

const isEntry = (list: HomeList): list is HomeList & HomeEntry =>
  (homeEntries as readonly string[]).includes(list);

export function entryOf(list: HomeList): HomeEntry {
  if (isEntry(list)) return list;
  return listsUnder("connection_requests").includes(list) ? "connection_requests" : "marriage_proposals";
}

/** Returns the list that an entry of the first row opens: for requests and proposals, the received ones. */
export function listOf(entry: HomeEntry): HomeList {
  if (entry === "connection_requests") return "received";
  return entry === "marriage_proposals" ? "received_proposals" : entry;
}

/** The actions of a row in each list, the most likely first. The row shows only those that the server offers. */
export const stepsOf = {
  shortlisted: ["send_request", "accept", "unshortlist"],
  connections: ["propose", "accept_proposal", "reject_proposal", "revoke_proposal", "unfriend", "block"],
  received: ["accept", "reject"],
  sent: ["cancel", "block"],
  rejected: ["accept"],
  declined: ["send_request"],
  accepted_proposals: ["block"],
  received_proposals: ["accept_proposal", "reject_proposal"],
  sent_proposals: ["revoke_proposal", "propose"],
} as const satisfies Record<Exclude<HomeList, "blocked">, readonly Step[]>;
