import { listSuggestions, showNarrowestWish } from "@sanjog/contract/suggestions";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";

/** One page of suggestions; while the next one comes, the last stays in sight. */
export const suggestionsQuery = (page: number) =>
  queryOptions({
    queryKey: ["suggestions", page],
    queryFn: async ({ signal }) => (await call(listSuggestions, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Asked for where the list is short, beside what is shown already. */
export const narrowestWishQuery = queryOptions({
  queryKey: ["suggestions", "narrowest wish"],
  queryFn: async ({ signal }) => (await call(showNarrowestWish, { signal })).data.narrowest_wish,
});
