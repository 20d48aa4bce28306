import { listSuggestions } from "@sanjog/contract/suggestions";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";

/** One page of suggestions; while the next one comes, the last stays in sight. */
export const suggestionsQuery = (page: number) =>
  queryOptions({
    queryKey: ["suggestions", page],
    queryFn: async ({ signal }) => (await call(listSuggestions, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });
