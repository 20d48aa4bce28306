import { useSyncExternalStore } from "react";

const wide = window.matchMedia("(min-width: 64rem)");

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

/** Returns whether the window has room for two columns, where a screen arranges its parts in another order. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
