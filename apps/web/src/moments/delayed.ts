import type { CSSProperties } from "react";

/** Returns the style that starts an animation of a moment this much later. */
export function delayed(ms: number): CSSProperties {
  return { "--delay": `${ms}ms` } as CSSProperties;
}
