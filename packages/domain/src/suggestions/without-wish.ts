import type { Preferences } from "../preferences/preferences.ts";
import { mustsOf } from "../preferences/wishes-made.ts";
import { educationLevels } from "../reference/career-lists.ts";
import { any_option } from "../reference/option-lists.ts";
import type { Criterion } from "./wish-table.ts";

/**
 * Returns the preferences with one wish set to "Any". Null where a member changes the wish by hand: age and height have
 * no "Any", and a wish that is marked "only this" is not opened in passing.
 */
export function withoutWish(preferences: Preferences, criterion: Criterion): Preferences | null {
  if (criterion === "age" || criterion === "height") return null;
  if ((mustsOf(preferences) as readonly Criterion[]).includes(criterion)) return null;
  if (criterion === "income") return { ...preferences, income: any_option };
  if (criterion === "education") {
    const [lowest, ...others] = educationLevels.toSorted((a, b) => a.rank - b.rank);
    const highest = others.at(-1) ?? lowest;
    if (!lowest || !highest) return null;
    return { ...preferences, minimum_education: lowest.id, maximum_education: highest.id };
  }
  return { ...preferences, [criterion]: [any_option] };
}
