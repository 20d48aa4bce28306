import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { currentToken, onTokenChange } from "./token.ts";

/**
 * Does not retry an error response of the server. Retries network errors and server failures, unless the device is
 * offline.
 */
function worthAnotherTry(failures: number, error: Error): boolean {
  return navigator.onLine && failures < 2 && error instanceof ApiError && error.kind !== "refused";
}

export function createQueryClient(): QueryClient {
  // The online manager assumes a network at first. A page that opens offline must correct that, or it would not notice
  // the return of the network.
  onlineManager.setOnline(navigator.onLine);
  const client = new QueryClient({
    defaultOptions: {
      // Queries that could not be sent while offline are sent when the network returns.
      queries: { retry: worthAnotherTry, staleTime: 30_000, networkMode: "always", refetchOnReconnect: true },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // Pictures are held as object URLs; revoking them when the cache drops an entry frees the memory.
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "removed" && query.queryKey[0] === "picture" && typeof query.state.data === "string")
      URL.revokeObjectURL(query.state.data);
  });
  return client;
}

/** Clears the query cache when the token changes or is removed, also when another tab did it. */
export function forgetWithToken(client: QueryClient): void {
  let before = currentToken();
  onTokenChange(() => {
    const now = currentToken();
    if (before !== null && now !== before) client.clear();
    before = now;
  });
}
