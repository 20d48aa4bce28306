import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { currentToken, onTokenChange } from "./token.ts";

/** A no is an answer and is not asked again; silence and failures are, unless there is no network to ask by. */
function worthAnotherTry(failures: number, error: Error): boolean {
  return navigator.onLine && failures < 2 && error instanceof ApiError && error.kind !== "refused";
}

export function createQueryClient(): QueryClient {
  // A page that opens without a network hears of no change when it goes on without; only then does it hear of its return.
  onlineManager.setOnline(navigator.onLine);
  const client = new QueryClient({
    defaultOptions: {
      // What could not be asked without a network is asked when it is back.
      queries: { retry: worthAnotherTry, staleTime: 30_000, networkMode: "always", refetchOnReconnect: true },
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

/** Empties the memory when the login in it ends or becomes another one, also when that happened in another tab. */
export function forgetWithToken(client: QueryClient): void {
  let before = currentToken();
  onTokenChange(() => {
    const now = currentToken();
    if (before !== null && now !== before) client.clear();
    before = now;
  });
}
