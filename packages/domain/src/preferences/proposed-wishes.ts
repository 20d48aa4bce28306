import { ageAt } from "../calendar.ts";
import { fieldErrorNumbers } from "../field-error.ts";
import { type Height, heightFrom, inchesFrom } from "../profiles/height.ts";
import { educationLevels } from "../reference/career-lists.ts";
import { any_option, educationRank } from "../reference/option-lists.ts";
import type { Gender } from "../reference/personal-lists.ts";

/** The own answers from which first wishes are proposed. */
export type OwnAnswers = {
  gender: Gender;
  dob: string;
  height: Height;
  marital_status: string;
  highest_degree: string | null;
};

export type ProposedWishes = {
  age_min: number;
  age_max: number;
  height_min: Height;
  height_max: Height;
  marital_status: string[];
  minimum_education: string;
  maximum_education: string;
};

/** In most couples of the community the man is up to seven years older. */
const years_apart = 7;
/** The age from which most families look for a wife or a husband. */
const youngest = { female: 18, male: 21 } as const satisfies Record<Gender, number>;
const shortest = heightFrom(56);
const tallest = heightFrom(84);

const lowest_level = "no_schooling";
export const highest_level = educationLevels.reduce((best, next) => (next.rank > best.rank ? next : best)).id;

/** Returns wishes that most families with these answers make; the form shows them, and each can be changed. */
export function proposedWishes(own: OwnAnswers, now: Date): ProposedWishes {
  const age = ageAt(own.dob, now);
  const seeks = own.gender === "female" ? "male" : "female";
  const [from, to] = seeks === "male" ? [age, age + years_apart] : [age - years_apart, age];
  const age_min = between(youngest[seeks], from, fieldErrorNumbers.age_max);
  const graduate = own.highest_degree && educationRank(own.highest_degree) >= educationRank("bachelors");
  return {
    age_min,
    age_max: between(age_min, to, fieldErrorNumbers.age_max),
    ...heights(own.height, seeks),
    marital_status: [own.marital_status === "never_married" ? "never_married" : any_option],
    minimum_education: graduate ? "bachelors" : lowest_level,
    maximum_education: highest_level,
  };
}

/** Proposes a husband of at least, or a wife of at most, the own height. */
function heights(own: Height, seeks: Gender): Pick<ProposedWishes, "height_min" | "height_max"> {
  const height = heightFrom(between(inchesFrom(shortest), inchesFrom(own), inchesFrom(tallest)));
  return seeks === "male"
    ? { height_min: height, height_max: tallest }
    : { height_min: shortest, height_max: height };
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
