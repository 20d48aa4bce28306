import * as doors from "@sanjog/contract/blocks";
import { call } from "../platform/api-client.ts";

/** Whom the member has blocked, page by page. */
export const blocksQuery = (page: number) => ({
  queryKey: ["blocks", page],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(doors.listBlocked, { query: { page }, signal })).data,
});

export const blockMember = (blocked_user_id: string) =>
  call(doors.blockMember, { body: { blocked_user_id } });

export const unblockMember = (id: string) => call(doors.unblockMember, { params: { id } });
