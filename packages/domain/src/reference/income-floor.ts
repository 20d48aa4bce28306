import { incomeBands } from "./career-lists.ts";

const [none, lowest] = incomeBands;
const highest = incomeBands.at(-1);

/**
 * Returns what a wish for a least income asks for: nothing, an income of any size, the highest band alone, or a band
 * and all above it.
 */
export function incomeFloor(income: string): "none" | "some" | "top" | "band" {
  if (income === "any" || income === none.id) return "none";
  if (income === lowest.id) return "some";
  return income === highest?.id ? "top" : "band";
}
