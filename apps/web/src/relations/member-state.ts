import type { RelationView } from "@sanjog/contract/member-view";
import { listFor, type MemberAction, type RequestList } from "@sanjog/domain/connections/connection-request";
import type { ProposalAction } from "@sanjog/domain/proposals/marriage-proposal";
import { type RequestStatus, requestStatuses } from "@sanjog/domain/relations/request-status";
import { type ProposalState, proposalStateOf } from "../proposals/proposal-state.ts";

/** Every action that a viewer can take about a member. */
export type Step = MemberAction | ProposalAction;
export type SendingStep = Extract<Step, "send_request" | "propose">;

/** The relation between the viewer and a member, as a badge shows it. */
export type MemberState = "connected" | "shortlisted" | RequestList | ProposalState;

const isStatus = (status: string): status is RequestStatus =>
  (requestStatuses as readonly string[]).includes(status);

/**
 * Returns the state that a badge shows: a proposal has precedence over the connection it came from, and a request over
 * the shortlist, of which only the viewer knows. Null between strangers.
 */
export function stateOf({
  connected,
  shortlisted,
  request,
  proposal,
}: Omit<RelationView, "actions">): MemberState | null {
  if (connected) return proposalStateOf(proposal) ?? "connected";
  if (request && isStatus(request.status)) {
    const list = listFor({ status: request.status, sent_by_viewer: request.sent_by_viewer });
    if (list) return list;
  }
  return shortlisted ? "shortlisted" : null;
}

/** Returns whether a request would be another one, to a family that said no. */
export function asksAgain(relation: Omit<RelationView, "actions">, step: Step): boolean {
  return step === "send_request" && stateOf(relation) === "declined";
}

/** Returns those of the wanted steps that the server offers, in the wanted order. */
export function offeredOf(relation: RelationView, wanted: readonly Step[]): Step[] {
  return wanted.filter((step) => relation.actions.includes(step));
}

const met_lists = ["suggestions", "connections", "shortlist", "set_aside", "member_profile"];
const with_proposals = [...met_lists, "proposals"];

/** The queries that each step makes stale, by the first part of their keys. */
export const staleAfter: Record<Step, readonly string[]> = {
  send_request: met_lists,
  accept: met_lists,
  reject: met_lists,
  cancel: met_lists,
  unfriend: with_proposals,
  // Every list shows in its rows whether the member is on the shortlist.
  shortlist: with_proposals,
  unshortlist: with_proposals,
  set_aside: met_lists,
  bring_back: met_lists,
  block: [...with_proposals, "blocks", "user"],
  unblock: [...met_lists, "blocks"],
  propose: with_proposals,
  // A match ends most of the member's own actions, so the member is reloaded too.
  accept_proposal: [...with_proposals, "user"],
  reject_proposal: with_proposals,
  revoke_proposal: with_proposals,
};
