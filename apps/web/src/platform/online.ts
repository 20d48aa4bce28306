import { useSyncExternalStore } from "react";

/**
 * The connection to the server: `doubtful` after one request without an answer, which may be a coincidence, `away` after
 * a second one or when the browser reports no network.
 */
export type Connection = {
  state: "online" | "doubtful" | "away";
  /** When the server last answered; null if it has not answered since the page was opened. */
  answered_at: Date | null;
};

let unanswered = 0;
let answered_at: Date | null = null;
let connection: Connection = { state: navigator.onLine ? "online" : "away", answered_at };
const listeners = new Set<() => void>();

function update(): void {
  const state = !navigator.onLine || unanswered > 1 ? "away" : unanswered === 1 ? "doubtful" : "online";
  if (state === connection.state) return;
  connection = { state, answered_at };
  for (const listener of listeners) listener();
}

/** Records that the server answered, whatever it said. */
export function noteAnswer(): void {
  answered_at = new Date();
  unanswered = 0;
  update();
}

/** Records that a request got no answer. */
export function noteNoAnswer(): void {
  unanswered += 1;
  update();
}

function handleOnline(): void {
  unanswered = 0;
  update();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("offline", update);
  window.addEventListener("online", handleOnline);
  return () => listeners.delete(listener);
}

/** Returns the connection to the server; `answered_at` is of the moment when the state last changed. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => connection);
}

/** Returns whether the server can be reached, as far as known. */
export function useOnline(): boolean {
  return useConnection().state !== "away";
}
