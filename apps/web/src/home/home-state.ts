import type { MemberAction, RequestList } from "@sanjog/domain/connections/connection-request";

/** §2: the sub-screens of the home, in the order of the menu; requests have a second row. */
export const requestLists = [
  "received",
  "sent",
  "rejected",
  "declined",
] as const satisfies readonly RequestList[];
export const homeLists = ["shortlisted", "connections", ...requestLists, "blocked"] as const;
export type HomeList = (typeof homeLists)[number];

/** An entry of the first row. */
export const homeEntries = ["shortlisted", "connections", "connection_requests", "blocked"] as const;
export type HomeEntry = (typeof homeEntries)[number];

const default_list: HomeList = "connections";

/** The sub-screen that this browser session remembers; where it remembers nothing valid, connections. */
export function restoredList(stored: string | null): HomeList {
  return homeLists.find((list) => list === stored) ?? default_list;
}

const isRequestList = (list: HomeList): list is RequestList =>
  (requestLists as readonly HomeList[]).includes(list);

export function entryOf(list: HomeList): HomeEntry {
  return isRequestList(list) ? "connection_requests" : list;
}

/** Where an entry of the first row leads: requests to those that wait for an answer. */
export function listOf(entry: HomeEntry): HomeList {
  return entry === "connection_requests" ? "received" : entry;
}

/** What a row of each list offers, the most likely step first; only what the server offers is shown. */
export const stepsOf = {
  shortlisted: ["send_request", "accept", "unshortlist"],
  connections: ["unfriend", "block"],
  received: ["accept", "reject"],
  sent: ["cancel", "block"],
  rejected: ["accept"],
  declined: ["send_request"],
} as const satisfies Record<Exclude<HomeList, "blocked">, readonly MemberAction[]>;
