import * as endpoints from "@sanjog/contract/shortlist";
import { call } from "../platform/api-client.ts";

/** Loads one page of the member's shortlist. */
export const shortlistQuery = (page: number) => ({
  queryKey: ["shortlist", page],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(endpoints.listShortlist, { query: { page }, signal })).data,
});

export const addToShortlist = (favorite_user_id: string) =>
  call(endpoints.addToShortlist, { body: { favorite_user_id } });

export const removeFromShortlist = (id: string) => call(endpoints.removeFromShortlist, { params: { id } });
