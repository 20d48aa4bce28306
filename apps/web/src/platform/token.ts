import { useSyncExternalStore } from "react";
import { clearStored, readStored, writeStored } from "./storage.ts";

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls when this tab or another of the same browser has logged in or out; also when a page comes back from the past. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    window.removeEventListener("pageshow", listener);
  };
}

export function currentToken(): string | null {
  return readStored("token");
}

export function storeToken(token: string): void {
  writeStored("token", token);
  notify();
}

/** Forgets token, session key, timers and drafts; the language stays (decisions §9). */
export function clearSession(): void {
  clearStored();
  notify();
}

export function useToken(): string | null {
  return useSyncExternalStore(onTokenChange, currentToken);
}
