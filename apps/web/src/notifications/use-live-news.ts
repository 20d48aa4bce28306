import type { LiveEvent } from "@sanjog/contract/live-event";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useToken } from "../platform/token.ts";
import { followNews } from "./follow-news.ts";
import { staleAfterNews } from "./notification-state.ts";
import { unread_key } from "./unread.ts";

/** A browser opens at most six connections to one server, so a page that was hidden for this long closes its own. */
const hidden_ms = 60_000;

/** Follows the event stream while the page is open and reloads every query that an event makes stale. */
export function useLiveNews(): void {
  const client = useQueryClient();
  const token = useToken();
  const looked_at = useSyncExternalStore(subscribe, () => awake);
  useEffect(() => {
    if (token === null || !looked_at) return;
    const end = new AbortController();
    void followNews((news) => spread(client, news), end.signal);
    return () => end.abort();
  }, [client, token, looked_at]);
}

function spread(client: QueryClient, news: LiveEvent): void {
  const stale = staleAfterNews(news, client.getQueryData<number>(unread_key));
  client.setQueryData(unread_key, news.unread);
  for (const key of stale) void client.invalidateQueries({ queryKey: [key] });
}

let awake = true;

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function notify(next: boolean) {
    awake = next;
    listener();
  }
  function look() {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") timer = setTimeout(() => notify(false), hidden_ms);
    else notify(true);
  }
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
