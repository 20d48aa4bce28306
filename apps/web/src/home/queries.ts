import { showToday } from "@sanjog/contract/home";
import type { MemberCard } from "@sanjog/contract/member-view";
import type { RequestRow } from "@sanjog/contract/request-row";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { proposalsQuery } from "../proposals/queries.ts";
import { blocksQuery } from "../relations/blocks-queries.ts";
import { connectionQueries } from "../relations/connections-queries.ts";
import { setAsideQuery } from "../relations/set-aside-queries.ts";
import { shortlistQuery } from "../relations/shortlist-queries.ts";
import type { HomeList } from "./home-state.ts";

/** Loads the first page. Its key begins as those of the lists do, since every step that changes a list changes it. */
export const todayQuery = queryOptions({
  queryKey: ["connections", "today"],
  queryFn: async ({ signal }) => (await call(showToday, { signal })).data,
});

/**
 * A row of any list except the blocked members. In a list of proposals `status` is the status of the row's own
 * proposal.
 */
export type MemberRow = {
  id: string;
  member: MemberCard & Pick<RequestRow["member"], "match">;
  sent_at?: string;
  status?: string;
  phone_number?: string | null;
  back_on?: string;
};

type MemberPage = { data: MemberRow[]; total: number; current_page: number; last_page: number };
type PageQuery = (page: number) => {
  queryKey: readonly unknown[];
  queryFn: (asked: { signal: AbortSignal }) => Promise<MemberPage>;
};

const memberLists = {
  shortlisted: shortlistQuery,
  connections: connectionQueries.connections,
  received: (page) => connectionQueries.requests("received", page),
  sent: (page) => connectionQueries.requests("sent", page),
  rejected: (page) => connectionQueries.requests("rejected", page),
  declined: (page) => connectionQueries.requests("declined", page),
  accepted_proposals: (page) => proposalsQuery("accepted", page),
  received_proposals: (page) => proposalsQuery("received", page),
  sent_proposals: (page) => proposalsQuery("sent", page),
  set_aside: setAsideQuery,
} as const satisfies Record<Exclude<HomeList, "blocked">, PageQuery>;

export type MemberList = keyof typeof memberLists;

/** Loads one page of a list of members. While the next page loads, the previous one stays visible. */
export function useMemberList(list: MemberList, page: number) {
  const query: PageQuery = memberLists[list];
  return useQuery({ ...query(page), placeholderData: keepPreviousData });
}

export function useBlockedList(page: number) {
  return useQuery({ ...blocksQuery(page), placeholderData: keepPreviousData });
}
