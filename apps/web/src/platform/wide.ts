import { useSyncExternalStore } from "react";

/** Returns a hook that says whether the window matches a media query, now and after each change. */
function mediaHook(query: string): () => boolean {
  const media = window.matchMedia(query);
  const subscribe = (listener: () => void) => {
    media.addEventListener("change", listener);
    return () => media.removeEventListener("change", listener);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}

/** Returns whether the window has room for two columns, where a screen arranges its parts in another order. */
export const useWide = mediaHook("(min-width: 64rem)");

/** Returns whether the cards of people are in pairs, as the styles of their grid say. */
export const usePairs = mediaHook("(min-width: 40rem)");
