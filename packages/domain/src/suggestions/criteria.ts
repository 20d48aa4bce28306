import { ageAt, type DateOnly } from "../calendar.ts";
import type { Preferences } from "../preferences/preferences.ts";
import { inchesFrom } from "../profiles/height.ts";
import {
  any_option,
  type CardField,
  educationRank,
  incomeRank,
  isAnyEducation,
} from "../reference/option-lists.ts";

/** What one member is, as far as another's wishes ask for it. */
export type MatchFacts = {
  dob: DateOnly;
  height_inches: number;
  marital_status: string;
  mother_tongue: string;
  religion: string;
  caste: string;
  diet: string;
  family_type: string;
  occupation: string;
  country_id: number;
  residential_status: string;
  highest_degree: string;
  annual_income: string;
};

/** What one member wishes for. */
export type Wishes = Omit<Preferences, "about_desired_partner" | "gotra_rule">;

/**
 * How much each wish counts when two profiles are compared. What a couple lives with every day counts most;
 * caste and religion count as any other wish, never by themselves.
 */
export const criterionWeights = {
  age: 3,
  height: 1,
  marital_status: 3,
  mother_tongue: 2,
  religion: 2,
  caste: 2,
  diet: 2,
  family_type: 1,
  occupation: 1,
  country: 3,
  residential_status: 1,
  education: 2,
  income: 1,
} as const;

export type Criterion = keyof typeof criterionWeights;
export const criteria = Object.keys(criterionWeights) as Criterion[];
export const total_weight = criteria.reduce((sum, criterion) => sum + criterionWeights[criterion], 0);

const listed = <T>(wish: readonly (T | typeof any_option)[], fact: T) =>
  wish.includes(any_option) || wish.includes(fact);
const between = (min: number, value: number, max: number) => min <= value && value <= max;

const tests: Record<Criterion, (wishes: Wishes, facts: MatchFacts, now: Date) => boolean> = {
  age: (wishes, facts, now) => between(wishes.age_min, ageAt(facts.dob, now), wishes.age_max),
  height: (wishes, facts) =>
    between(inchesFrom(wishes.height_min), facts.height_inches, inchesFrom(wishes.height_max)),
  marital_status: (wishes, facts) => listed<string>(wishes.marital_status, facts.marital_status),
  mother_tongue: (wishes, facts) => listed<string>(wishes.mother_tongue, facts.mother_tongue),
  religion: (wishes, facts) => listed<string>(wishes.religion, facts.religion),
  caste: (wishes, facts) => listed<string>(wishes.caste, facts.caste),
  diet: (wishes, facts) => listed<string>(wishes.diet, facts.diet),
  family_type: (wishes, facts) => listed<string>(wishes.family_type, facts.family_type),
  occupation: (wishes, facts) => listed<string>(wishes.occupation, facts.occupation),
  country: (wishes, facts) => listed<number>(wishes.country, facts.country_id),
  residential_status: (wishes, facts) => listed<string>(wishes.residential_status, facts.residential_status),
  education: (wishes, facts) =>
    between(
      educationRank(wishes.minimum_education),
      educationRank(facts.highest_degree),
      educationRank(wishes.maximum_education),
    ),
  income: (wishes, facts) =>
    wishes.income === any_option || incomeRank(facts.annual_income) >= incomeRank(wishes.income),
};

/** Answers whether one wish is met. SQL twin: the match card's masks in the API's suggestions queries. */
export function meets(criterion: Criterion, wishes: Wishes, facts: MatchFacts, now: Date): boolean {
  return tests[criterion](wishes, facts, now);
}

/** The wishes that are met, in the order of the table above. */
export function criteriaMet(wishes: Wishes, facts: MatchFacts, now: Date): Criterion[] {
  return criteria.filter((criterion) => meets(criterion, wishes, facts, now));
}

/** The wishes that narrow anything: "Any" is no wish, nor is all schooling there is, and nobody fits for meeting it. */
export function wishesMade(wishes: Wishes): Criterion[] {
  return criteria.filter((criterion) => {
    if (criterion === "income") return wishes.income !== any_option;
    if (criterion === "education") return !isAnyEducation(wishes.minimum_education, wishes.maximum_education);
    if (criterion === "age" || criterion === "height") return true;
    return !(wishes[criterion] as readonly unknown[]).includes(any_option);
  });
}

/** The fields whose option stands as a bit on a match card, by the wish that asks for them. */
export const cardCriteria = {
  marital_status: "marital_status",
  mother_tongue: "mother_tongue",
  religion: "religion",
  caste: "caste",
  diet: "diet",
  family_type: "family_type",
  occupation: "occupation",
  residential_status: "residential_status",
  education: "highest_degree",
  income: "annual_income",
} as const satisfies Partial<Record<Criterion, CardField>>;

/** How well two fit, 0 to 100, both directions counting the same. */
export function matchScore(mine_met: readonly Criterion[], theirs_met: readonly Criterion[]): number {
  const weigh = (met: readonly Criterion[]) =>
    met.reduce((sum, criterion) => sum + criterionWeights[criterion], 0);
  return Math.round(((weigh(mine_met) + weigh(theirs_met)) * 100) / (2 * total_weight));
}
