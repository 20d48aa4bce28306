import { educationLevels } from "@sanjog/domain/reference/career-lists";

/**
 * Returns how to describe a range of degrees. An end of the scale is no limit; a range with both ends open is "any".
 */
export type DegreeRange = "any" | "from" | "up_to" | "only" | "range";

const ranks = new Map<string, number>(educationLevels.map(({ id, rank }) => [id, rank]));
const lowest = Math.min(...ranks.values());
const highest = Math.max(...ranks.values());

export function degreeRange(minimum: string, maximum: string): DegreeRange {
  const from_lowest = ranks.get(minimum) === lowest;
  const to_highest = ranks.get(maximum) === highest;
  if (from_lowest && to_highest) return "any";
  if (to_highest) return "from";
  if (from_lowest) return "up_to";
  return minimum === maximum ? "only" : "range";
}
