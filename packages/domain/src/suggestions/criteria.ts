import { ageAt, type DateOnly } from "../calendar.ts";
import type { Preferences } from "../preferences/preferences.ts";
import { isWishMade } from "../preferences/wishes-made.ts";
import { inchesFrom } from "../profiles/height.ts";
import { any_option, educationRank, incomeRank } from "../reference/option-lists.ts";
import {
  type CardCriterion,
  type CardField,
  type Criterion,
  criteria,
  total_weight,
  wishTable,
} from "./wish-table.ts";

/** The facts about one member that others' wishes refer to. */
export type MatchFacts = { dob: DateOnly; height_inches: number; country_id: number } & Record<
  CardField,
  string
>;

/** The wishes of one member. */
export type Wishes = Omit<Preferences, "about_desired_partner" | "gotra_rule">;

const listed = <T>(wish: readonly (T | typeof any_option)[], fact: T) =>
  wish.includes(any_option) || wish.includes(fact);
const between = (min: number, value: number, max: number) => min <= value && value <= max;

type Rule = (wishes: Wishes, facts: MatchFacts, now: Date) => boolean;
type ListedCriterion = Exclude<CardCriterion, "education" | "income">;

/** The wishes that are not a list of options. */
const rules: Record<Exclude<Criterion, ListedCriterion>, Rule> = {
  age: (wishes, facts, now) => between(wishes.age_min, ageAt(facts.dob, now), wishes.age_max),
  height: (wishes, facts) =>
    between(inchesFrom(wishes.height_min), facts.height_inches, inchesFrom(wishes.height_max)),
  country: (wishes, facts) => listed<number>(wishes.country, facts.country_id),
  education: (wishes, facts) =>
    between(
      educationRank(wishes.minimum_education),
      educationRank(facts.highest_degree),
      educationRank(wishes.maximum_education),
    ),
  income: (wishes, facts) =>
    wishes.income === any_option || incomeRank(facts.annual_income) >= incomeRank(wishes.income),
};
const isRule = (criterion: Criterion): criterion is keyof typeof rules => criterion in rules;

/** Returns whether one wish is met. SQL equivalent: the match card's masks in the API's suggestions queries. */
export function meets(criterion: Criterion, wishes: Wishes, facts: MatchFacts, now: Date): boolean {
  if (isRule(criterion)) return rules[criterion](wishes, facts, now);
  return listed<string>(wishes[criterion], facts[wishTable[criterion].fact]);
}

/** Returns the wishes that are met, in the order of the table above. */
export function criteriaMet(wishes: Wishes, facts: MatchFacts, now: Date): Criterion[] {
  return criteria.filter((criterion) => meets(criterion, wishes, facts, now));
}

/**
 * Returns the wishes that narrow anything: not "Any" and not the full range of education, whose fulfilment says
 * nothing.
 */
export function wishesMade(wishes: Wishes): Criterion[] {
  return criteria.filter((criterion) => isWishMade(criterion, wishes));
}

/** Returns the weights of these wishes together. */
export function pointsOf(met: readonly Criterion[]): number {
  return met.reduce((sum, criterion) => sum + wishTable[criterion].weight, 0);
}

/** Returns how well two members fit, 0 to 100; both directions count equally. */
export function matchScore(mine_met: readonly Criterion[], theirs_met: readonly Criterion[]): number {
  return Math.round(((pointsOf(mine_met) + pointsOf(theirs_met)) * 100) / (2 * total_weight));
}
