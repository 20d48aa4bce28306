import * as endpoints from "@sanjog/contract/blocks";
import { call } from "../platform/api-client.ts";

/** Loads one page of the members whom the member has blocked. */
export const blocksQuery = (page: number) => ({
  queryKey: ["blocks", page],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(endpoints.listBlocked, { query: { page }, signal })).data,
});

export const blockMember = (blocked_user_id: string) =>
  call(endpoints.blockMember, { body: { blocked_user_id } });

export const unblockMember = (id: string) => call(endpoints.unblockMember, { params: { id } });
