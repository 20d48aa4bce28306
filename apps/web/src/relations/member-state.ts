import type { RelationView } from "@sanjog/contract/member-view";
import { listFor, type MemberAction, type RequestList } from "@sanjog/domain/connections/connection-request";
import { type RequestStatus, requestStatuses } from "@sanjog/domain/relations/request-status";

/** One word for what stands between the viewer and a member. */
export type MemberState = "connected" | "shortlisted" | RequestList;

const isStatus = (status: string): status is RequestStatus =>
  (requestStatuses as readonly string[]).includes(status);

/** What a badge says: a request before the shortlist, which only the viewer knows of. Null between strangers. */
export function stateOf({
  connected,
  shortlisted,
  request,
}: Omit<RelationView, "actions">): MemberState | null {
  if (connected) return "connected";
  if (request && isStatus(request.status)) {
    const list = listFor({ status: request.status, sent_by_viewer: request.sent_by_viewer });
    if (list) return list;
  }
  return shortlisted ? "shortlisted" : null;
}

/** Those of the wanted steps that the server offers, in the wanted order. */
export function offeredOf(relation: RelationView, wanted: readonly MemberAction[]): MemberAction[] {
  return wanted.filter((step) => relation.actions.includes(step));
}

/** What each step changes for the lists on this phone: their names are the first words of the query keys. */
export const staleAfter: Record<MemberAction, readonly string[]> = {
  send_request: ["suggestions", "connections", "shortlist", "member_profile"],
  accept: ["suggestions", "connections", "shortlist", "member_profile"],
  reject: ["suggestions", "connections", "shortlist", "member_profile"],
  cancel: ["suggestions", "connections", "shortlist", "member_profile"],
  unfriend: ["suggestions", "connections", "shortlist", "member_profile"],
  // A row of any list says whether it is on the shortlist.
  shortlist: ["suggestions", "connections", "shortlist", "member_profile"],
  unshortlist: ["suggestions", "connections", "shortlist", "member_profile"],
  block: ["suggestions", "connections", "shortlist", "blocks", "member_profile"],
  unblock: ["suggestions", "connections", "shortlist", "blocks", "member_profile"],
};
