import { fieldErrorNumbers } from "../field-error.ts";
import type { DraftWishes } from "../preferences/preferences.ts";
import { highest_level } from "../preferences/proposed-wishes.ts";
import { heightFrom, inchesFrom, shortest_inches, tallest_inches } from "../profiles/height.ts";
import { any_option } from "../reference/option-lists.ts";
import type { Criterion } from "./wish-table.ts";

const years = 3;
const inches = 2;

/** Returns the changes that widen one wish: ranges by a little at both ends, everything else to "Any". */
export function widened(criterion: Criterion, wishes: DraftWishes): Partial<DraftWishes> {
  const { age_min, age_max } = fieldErrorNumbers;
  switch (criterion) {
    case "age":
      return {
        age_min: Math.max(age_min, wishes.age_min - years),
        age_max: Math.min(age_max, wishes.age_max + years),
      };
    case "height":
      return {
        height_min: heightFrom(Math.max(shortest_inches, inchesFrom(wishes.height_min) - inches)),
        height_max: heightFrom(Math.min(tallest_inches, inchesFrom(wishes.height_max) + inches)),
      };
    case "education":
      return { minimum_education: "no_schooling", maximum_education: highest_level };
    case "income":
      return { income: any_option };
    default:
      return { [criterion]: [any_option] };
  }
}
