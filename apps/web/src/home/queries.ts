import type { MemberCard } from "@sanjog/contract/member-view";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { proposalsQuery } from "../proposals/queries.ts";
import { blocksQuery } from "../relations/blocks-queries.ts";
import { connectionQueries } from "../relations/connections-queries.ts";
import { shortlistQuery } from "../relations/shortlist-queries.ts";
import type { HomeList } from "./home-state.ts";

/**
 * A row of any list except the blocked members. In a list of proposals `status` is the status of the row's own
 * proposal.
 */
export type MemberRow = { id: string; member: MemberCard; sent_at?: string; status?: string };

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

/**
 * Returns how many rows of these lists wait for the member's answer. A list is left out while it is loading or empty.
 */
export function useWaitingCounts(): Partial<Record<HomeList, number>> {
  const requests = useQuery(memberLists.received(1)).data?.total;
  const proposals = useQuery(memberLists.received_proposals(1)).data?.total;
  return { ...(requests && { received: requests }), ...(proposals && { received_proposals: proposals }) };
}
