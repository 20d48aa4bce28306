import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

export const textSizes = ["normal", "large", "larger"] as const;
export type TextSize = (typeof textSizes)[number];

const listeners = new Set<() => void>();

function isTextSize(text: string | null): text is TextSize {
  return textSizes.some((size) => size === text);
}

/** The current text size: the boot script has applied the stored one before the first paint. */
function shownSize(): TextSize {
  const shown = document.documentElement.dataset.text ?? readStored("text_size");
  return isTextSize(shown) ? shown : "normal";
}

function choose(next: TextSize): void {
  writeStored("text_size", next === "normal" ? null : next);
  if (next === "normal") delete document.documentElement.dataset.text;
  else document.documentElement.dataset.text = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the reader's text size (100, 115 or 130 %) and its setter; all controls share one value. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  return [useSyncExternalStore(subscribe, shownSize), choose];
}
