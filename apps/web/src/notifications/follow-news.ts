import type { LiveEvent } from "@sanjog/contract/live-event";
import { liveNews } from "@sanjog/contract/notifications";
import { address, headersOf, send } from "../platform/api-client.ts";
import { ApiError } from "../platform/api-error.ts";
import { createEventReader } from "./event-reader.ts";
import { waitBefore } from "./reconnect.ts";

/** The server sends something every twenty seconds, so a connection that is silent for this long is dead. */
const silence_ms = 50_000;
const too_many = 429;

type OnNews = (news: LiveEvent) => void;

/**
 * Reports events until the signal aborts or the session ends, and reconnects whenever the connection breaks. Never
 * rejects.
 */
export async function followNews(onNews: OnNews, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let retry_after: number | null = null;
    try {
      failures = (await listen(onNews, signal)) ? 0 : failures + 1;
    } catch (error) {
      if (isFinal(error)) return;
      failures += 1;
      if (error instanceof ApiError) retry_after = error.retry_after_seconds;
    }
    await pause(waitBefore(failures, Math.random(), retry_after), signal);
  }
}

/** A session that was refused once will be refused again, so there is no retry. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "refused" && error.status !== too_many;
}

/** Reads one stream to its end and returns whether it delivered an event. */
async function listen(onNews: OnNews, signal: AbortSignal): Promise<boolean> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener("abort", hangUp);
  let silence = setTimeout(hangUp, silence_ms);
  let told = false;
  try {
    const headers = headersOf(liveNews);
    headers.set("Accept", "text/event-stream");
    const { body } = await send(address(liveNews, {}), { headers, signal: line.signal });
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    const read = createEventReader();
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) return told;
      clearTimeout(silence);
      silence = setTimeout(hangUp, silence_ms);
      for (const news of read(decoder.decode(piece.value, { stream: true }))) {
        told = true;
        if (!signal.aborted) onNews(news);
      }
    }
  } catch (error) {
    // A connection that broke after it had delivered an event is simply opened again.
    if (told && !isFinal(error)) return true;
    throw error;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", hangUp);
  }
}

/** Waits until the time is over, the network is back, or the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    }
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
