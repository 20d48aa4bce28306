import { currentLocale } from "./locale.tsx";
import { currentToken, onTokenChange } from "./token.ts";

/** Responses to the requests that the boot script in index.html sent while the app was still loading, by URL. */
type EarlyResponses = { token: string; locale: string; answers: Record<string, Promise<Response>> };

declare global {
  interface Window {
    early?: EarlyResponses;
  }
}

/** After this time an early response may be outdated, so the app sends a new request. */
const fresh_ms = 10_000;

function forget(): void {
  delete window.early;
}

/** Discards the early responses when the token changes, and after 10 seconds. */
export function watchEarlyAnswers(): void {
  if (!window.early) return;
  onTokenChange(() => {
    if (currentToken() !== window.early?.token) forget();
  });
  setTimeout(forget, fresh_ms);
}

/** Returns the early response for a URL and removes it; null if there is none for this token and language. */
export function takeEarlyAnswer(url: string, method: string): Promise<Response> | null {
  const { early } = window;
  const answer = early?.answers[url];
  if (!early || !answer || method !== "GET") return null;
  delete early.answers[url];
  return early.token === currentToken() && early.locale === currentLocale() ? answer : null;
}
