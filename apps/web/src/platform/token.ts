import { useSyncExternalStore } from "react";
import { clearStored, readStored, writeStored } from "./storage.ts";

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser may log in or out.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export function currentToken(): string | null {
  return readStored("token");
}

export function storeToken(token: string): void {
  writeStored("token", token);
  tell();
}

/** Forgets token, session key, timers and drafts; the language stays (decisions §9). */
export function clearSession(): void {
  clearStored();
  tell();
}

export function useToken(): string | null {
  return useSyncExternalStore(subscribe, currentToken);
}
