import { ageAt } from "../calendar.ts";
import { mustsOf } from "../preferences/wishes-made.ts";
import { inchesFrom } from "../profiles/height.ts";
import { educationRank, incomeRank } from "../reference/option-lists.ts";
import { criteriaMet, type MatchFacts, type Wishes } from "./criteria.ts";
import { type Criterion, criteria } from "./wish-table.ts";

/** Decisions §5: "one wish apart" is offered while the exact list has fewer members than this. */
export const offered_below = 24;

/** How many of their wishes the viewer may miss. */
export const theirs_missed_most = 1;

/** Returns whether the second list is offered beside an exact list of that length. */
export function isOfferedBeside(exact_total: number): boolean {
  return exact_total < offered_below;
}

/** The wishes and facts of a member; `hidden` are the facts that count as wished for, because the viewer may not see them. */
export type Compared = { wishes: Wishes; facts: MatchFacts; hidden?: readonly Criterion[] };

/** Returns the wishes of a member that another misses. */
export function missedBy(
  wishes: Wishes,
  { facts, hidden = [] }: Omit<Compared, "wishes">,
  now: Date,
): Criterion[] {
  const met = criteriaMet(wishes, facts, now);
  return criteria.filter((criterion) => !met.includes(criterion) && !hidden.includes(criterion));
}

/**
 * Returns the one wish of the viewer that the owner misses, if the owner belongs to the list "one wish apart": exactly one
 * wish of the viewer is missed and at most one of the owner's, none of them marked "only this". Otherwise null. SQL
 * equivalent: `oneWishApart` in the API's suggestions.
 */
export function wishApart(viewer: Compared, owner: Compared, now: Date): Criterion | null {
  const [missed, another] = missedBy(viewer.wishes, owner, now);
  if (!missed || another || mustsOf(viewer.wishes).includes(missed)) return null;
  const theirs = missedBy(owner.wishes, viewer, now);
  const musts = mustsOf(owner.wishes);
  return theirs.length <= theirs_missed_most && !theirs.some((criterion) => musts.includes(criterion))
    ? missed
    : null;
}

/**
 * By how much a member misses a wish: `years` and `inches` above (positive) or below (negative) what was wished, `levels`
 * of education or income above or below it, or just another `option` than those wished for, without an amount.
 */
export type Gap = { wish: Criterion; kind: "years" | "inches" | "levels" | "option"; amount: number | null };

/** Returns by how much the facts miss a wish. Expects a wish that they miss. */
export function gapOf(wish: Criterion, wishes: Wishes, facts: MatchFacts, now: Date): Gap {
  switch (wish) {
    case "age":
      return { wish, kind: "years", amount: beyond(wishes.age_min, ageAt(facts.dob, now), wishes.age_max) };
    case "height": {
      const [low, high] = [inchesFrom(wishes.height_min), inchesFrom(wishes.height_max)];
      return { wish, kind: "inches", amount: beyond(low, facts.height_inches, high) };
    }
    case "education": {
      const [low, high] = [educationRank(wishes.minimum_education), educationRank(wishes.maximum_education)];
      return { wish, kind: "levels", amount: beyond(low, educationRank(facts.highest_degree), high) };
    }
    case "income": {
      const amount = incomeRank(facts.annual_income) - incomeRank(wishes.income);
      return { wish, kind: "levels", amount };
    }
    default:
      return { wish, kind: "option", amount: null };
  }
}

function beyond(min: number, value: number, max: number): number {
  return value < min ? value - min : Math.max(0, value - max);
}
