import { listOneWishApart, listSuggestions, showNarrowestWish } from "@sanjog/contract/suggestions";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";

/** Loads one page of suggestions. While the next page loads, the previous one stays visible. */
export const suggestionsQuery = (page: number) =>
  queryOptions({
    queryKey: ["suggestions", page],
    queryFn: async ({ signal }) => (await call(listSuggestions, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Loads one page of the members who are one wish apart. */
export const oneWishApartQuery = (page: number) =>
  queryOptions({
    queryKey: ["suggestions", "one wish apart", page],
    queryFn: async ({ signal }) => (await call(listOneWishApart, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Loads the narrowest wish; requested only when the list is short, in parallel to the visible page. */
export const narrowestWishQuery = queryOptions({
  queryKey: ["suggestions", "narrowest wish"],
  queryFn: async ({ signal }) => (await call(showNarrowestWish, { signal })).data.narrowest_wish,
});
