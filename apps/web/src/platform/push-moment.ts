import { useSyncExternalStore } from "react";

let come = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  come = next;
  for (const listener of listeners) listener();
}

/** Marks the moment after a member has sent a request and waits for a reply: a good time to offer push messages. */
export const pushMoment = { hasCome: () => set(true), isOver: () => set(false) };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePushMoment(): boolean {
  return useSyncExternalStore(subscribe, () => come);
}
