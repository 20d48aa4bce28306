import type { PageQuery } from "@sanjog/contract/reply";
import type { RequestList } from "@sanjog/domain/connections/connection-request";
import type { RequestStatus } from "@sanjog/domain/relations/request-status";
import type { Locale } from "@sanjog/i18n/locale";
import { type RawBuilder, sql } from "kysely";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { loadAskedMembers } from "../relations/queries/asked-members.ts";
import { type ListedMember, listMembers } from "../relations/queries/listed-members.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";
import { presentConnections, presentRequests } from "./views.ts";

type Side = { viewer_is: "sender" | "receiver"; status: RequestStatus };

/** SQL equivalent of `listFor`: which rows each of the viewer's lists contains. */
export const requestLists: Record<RequestList, Side> = {
  received: { viewer_is: "receiver", status: "pending" },
  sent: { viewer_is: "sender", status: "pending" },
  rejected: { viewer_is: "receiver", status: "rejected" },
  declined: { viewer_is: "sender", status: "rejected" },
};

/** Selects the requests of one list. */
export function requestsOf(viewer: Viewer, list: RequestList): RawBuilder<ListedMember> {
  const { viewer_is, status } = requestLists[list];
  const [mine, theirs] = viewer_is === "sender" ? ["sender_id", "receiver_id"] : ["receiver_id", "sender_id"];
  return sql`select id, ${sql.ref(theirs)} as member_id, sent_at as began_at, coalesce(answered_at, sent_at) as changed_at
    from connection_requests where ${sql.ref(mine)} = ${viewer.id} and status = ${status}`;
}

/** Selects the connections of a viewer. */
export function connectionsOf(viewer: Viewer): RawBuilder<ListedMember> {
  return sql`select id, case sender_id when ${viewer.id} then receiver_id else sender_id end as member_id,
      sent_at as began_at, coalesce(answered_at, sent_at) as changed_at
    from connection_requests where ${viewer.id} in (sender_id, receiver_id) and status = 'accepted'`;
}

/** Returns one page of a list of requests, newest first, without members hidden from the viewer. */
export async function listRequests(
  deps: AreaDeps,
  viewer: Viewer,
  list: RequestList,
  asked: PageQuery,
  locale: Locale,
) {
  const { rows, page } = await listMembers(deps.db, viewer, requestsOf(viewer, list), asked);
  // Only an answer that is still to be given needs the counts; elsewhere they would show when a member changes their wishes.
  const loadCards = list === "received" ? loadAskedMembers : loadMemberCards;
  const met = await loadCards(
    deps,
    viewer,
    rows.map((row) => row.member_id),
    locale,
  );
  return presentRequests(rows, requestLists[list].status, met, page);
}

/** Returns one page of the viewer's connections, newest first. */
export async function listConnections(deps: AreaDeps, viewer: Viewer, asked: PageQuery, locale: Locale) {
  const { rows, page } = await listMembers(deps.db, viewer, connectionsOf(viewer), asked);
  const met = await loadMemberCards(
    deps,
    viewer,
    rows.map((row) => row.member_id),
    locale,
  );
  return presentConnections(deps, rows, met, page);
}
