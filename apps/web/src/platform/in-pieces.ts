import { startTransition, useEffect, useState } from "react";
import { isSettled } from "./settled.ts";

/**
 * Whether what a page waited for may be drawn. What a store tells React is drawn in one go, in which a slow phone hears
 * no tap; one turn later it is drawn in small pieces. What is here already waits for nothing, except on the first screen
 * of all, where everything comes at once.
 */
export function useInPieces(is_here: boolean): boolean {
  const [drawn, setDrawn] = useState(is_here && isSettled());
  useEffect(() => startTransition(() => setDrawn(is_here)), [is_here]);
  return drawn && is_here;
}
