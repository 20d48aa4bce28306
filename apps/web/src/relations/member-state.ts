import type { RelationView } from "@sanjog/contract/member-view";
import { listFor, type MemberAction, type RequestList } from "@sanjog/domain/connections/connection-request";
import type { ProposalAction } from "@sanjog/domain/proposals/marriage-proposal";
import { type RequestStatus, requestStatuses } from "@sanjog/domain/relations/request-status";
import { type ProposalState, proposalStateOf } from "../proposals/proposal-state.ts";

/** Whatever a viewer may do about a member. */
export type Step = MemberAction | ProposalAction;

/** One word for what stands between the viewer and a member. */
export type MemberState = "connected" | "shortlisted" | RequestList | ProposalState;

const isStatus = (status: string): status is RequestStatus =>
  (requestStatuses as readonly string[]).includes(status);

/**
 * What a badge says: a proposal before the connection it grew from, a request before the shortlist, which only the
 * viewer knows of. Null between strangers.
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

/** Those of the wanted steps that the server offers, in the wanted order. */
export function offeredOf(relation: RelationView, wanted: readonly Step[]): Step[] {
  return wanted.filter((step) => relation.actions.includes(step));
}

const met_lists = ["suggestions", "connections", "shortlist", "member_profile"];
const with_proposals = [...met_lists, "proposals"];

/** What each step changes for the lists on this phone: their names are the first words of the query keys. */
export const staleAfter: Record<Step, readonly string[]> = {
  send_request: met_lists,
  accept: met_lists,
  reject: met_lists,
  cancel: met_lists,
  unfriend: with_proposals,
  // A row of any list says whether it is on the shortlist.
  shortlist: with_proposals,
  unshortlist: with_proposals,
  block: [...with_proposals, "blocks", "user"],
  unblock: [...met_lists, "blocks"],
  propose: with_proposals,
  // Anyone who is matched may do nothing more: the member themselves have changed.
  accept_proposal: [...with_proposals, "user"],
  reject_proposal: with_proposals,
  revoke_proposal: with_proposals,
};
