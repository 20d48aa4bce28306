import { useSyncExternalStore } from "react";
import { clearStored, readStored, writeStored } from "./storage.ts";

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when this or another tab logs in or out, and when the browser restores a page from its cache. */
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

/** Removes token, session key, timers and drafts; the language stays (decisions §9). */
export function clearSession(): void {
  clearStored();
  notify();
}

export function useToken(): string | null {
  return useSyncExternalStore(onTokenChange, currentToken);
}
