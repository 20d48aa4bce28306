import { currentLocale } from "./locale.tsx";
import { currentToken, onTokenChange } from "./token.ts";

/** What the first script of the page has asked for while the program was still on its way, by address. */
type Early = { token: string; locale: string; answers: Record<string, Promise<Response>> };

declare global {
  interface Window {
    early?: Early;
  }
}

/** Anyone who has not asked by then wants a fresh answer. */
const fresh_ms = 10_000;

function forget(): void {
  delete window.early;
}

/** Keeps the early answers for the one who signed in, and for a short while only. */
export function watchEarlyAnswers(): void {
  if (!window.early) return;
  onTokenChange(() => {
    if (currentToken() !== window.early?.token) forget();
  });
  setTimeout(forget, fresh_ms);
}

/** The answer that is on its way already, once; null where there is none for this reader in this language. */
export function takeEarlyAnswer(url: string, method: string): Promise<Response> | null {
  const { early } = window;
  const answer = early?.answers[url];
  if (!early || !answer || method !== "GET") return null;
  delete early.answers[url];
  return early.token === currentToken() && early.locale === currentLocale() ? answer : null;
}
