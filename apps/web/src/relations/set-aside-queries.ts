import * as endpoints from "@sanjog/contract/set-aside";
import { call } from "../platform/api-client.ts";

/** Loads one page of the members whom the member has put aside. */
export const setAsideQuery = (page: number) => ({
  queryKey: ["set_aside", page],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(endpoints.listSetAside, { query: { page }, signal })).data,
});

export const setAside = (set_aside_user_id: string) =>
  call(endpoints.setAside, { body: { set_aside_user_id } });

export const bringBack = (id: string) => call(endpoints.bringBack, { params: { id } });
