import type { MemberCard } from "@sanjog/contract/member-view";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { blocksQuery } from "../blocks/queries.ts";
import { connectionQueries } from "../connections/queries.ts";
import { shortlistQuery } from "../shortlist/queries.ts";

/** A row of any list but that of the blocked. */
export type MemberRow = { id: string; member: MemberCard; sent_at?: string };

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
} as const satisfies Record<string, PageQuery>;

export type MemberList = keyof typeof memberLists;

/** One page of a list of members; while the next page comes, the last stays in sight. */
export function useMemberList(list: MemberList, page: number) {
  const query: PageQuery = memberLists[list];
  return useQuery({ ...query(page), placeholderData: keepPreviousData });
}

export function useBlockedList(page: number) {
  return useQuery({ ...blocksQuery(page), placeholderData: keepPreviousData });
}

/** How many requests wait for the member's answer; undefined until it is known. */
export function useWaitingCount(): number | undefined {
  return useQuery(memberLists.received(1)).data?.total;
}
