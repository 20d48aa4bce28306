import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/** A no is an answer and is not asked again; silence and failures are. */
function worthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && error.kind !== "refused";
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: worthAnotherTry, staleTime: 30_000, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // Pictures live in memory as object URLs; the memory is given back when the cache drops them.
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "removed" && query.queryKey[0] === "picture" && typeof query.state.data === "string")
      URL.revokeObjectURL(query.state.data);
  });
  return client;
}
