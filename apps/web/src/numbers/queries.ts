import { listNumbers } from "@sanjog/contract/numbers";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";

/** The published figures of each quarter, the newest first. */
export const numbersQuery = () =>
  queryOptions({
    queryKey: ["numbers"],
    queryFn: async ({ signal }) => (await call(listNumbers, { signal })).data,
  });
