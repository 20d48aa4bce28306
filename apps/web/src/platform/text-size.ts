import { useState } from "react";
import { readStored, writeStored } from "./storage.ts";

export const textSizes = ["normal", "large", "larger"] as const;
export type TextSize = (typeof textSizes)[number];

function isTextSize(text: string | null): text is TextSize {
  return textSizes.some((size) => size === text);
}

/** The reader's size of letters: 100, 115 or 130 %; the boot script applies it before the first paint. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const stored = readStored("text_size");
  const [size, setSize] = useState<TextSize>(isTextSize(stored) ? stored : "normal");
  function choose(next: TextSize) {
    writeStored("text_size", next === "normal" ? null : next);
    if (next === "normal") delete document.documentElement.dataset.text;
    else document.documentElement.dataset.text = next;
    setSize(next);
  }
  return [size, choose];
}
