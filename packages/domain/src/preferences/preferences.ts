import * as z from "zod/mini";
import { type FaultCode, faultNumbers } from "../fault.ts";
import { across, choice, numberBetween, numberIn } from "../form/fields.ts";
import { requiredAboutText } from "../profiles/about-text.ts";
import { heightSchema, inchesFrom } from "../profiles/height.ts";
import {
  any_option,
  educationRank,
  type OptionField,
  type OptionOf,
  optionLists,
} from "../reference/option-lists.ts";

/** Decisions §5: what to do when the two families share a gotra on any of the four crossings. */
export const gotraRules = ["avoid", "warn", "ignore"] as const;
export type GotraRule = (typeof gotraRules)[number];

/** §5: how many a list may hold; the others have no limit. */
export const maxChoices = {
  caste: faultNumbers.castes_max,
  family_type: faultNumbers.family_types_max,
  occupation: faultNumbers.occupations_max,
  country: faultNumbers.countries_max,
  residential_status: faultNumbers.residential_statuses_max,
} as const;

const anyStandsAlone = z.refine<readonly unknown[]>(
  (chosen) => chosen.length === 1 || !chosen.includes(any_option),
  {
    error: "any_stands_alone",
  },
);
const unique = <T>(chosen: T[]): T[] => [...new Set(chosen)];

function wish<Field extends OptionField>(
  field: Field,
  max = Number.MAX_SAFE_INTEGER,
  tooMany: FaultCode = "too_long",
) {
  const codes = [any_option, ...optionLists[field]] as (OptionOf<Field> | typeof any_option)[];
  return z
    .array(z.enum(codes, "unknown_option"), "choose_at_least_one")
    .check(
      z.overwrite(unique),
      z.minLength(1, "choose_at_least_one"),
      z.maxLength(max, tooMany),
      anyStandsAlone,
    );
}

const age = () =>
  numberBetween(faultNumbers.age_min, "age_out_of_range", faultNumbers.age_max, "age_out_of_range");

type Range = { age_min?: unknown; age_max?: unknown };
type Heights = { height_min?: unknown; height_max?: unknown };
type Education = { minimum_education?: unknown; maximum_education?: unknown };

const rank = (value: unknown) => (typeof value === "string" ? educationRank(value) : Number.NaN);

const inches = (value: unknown) => {
  const height = heightSchema.safeParse(value);
  return height.success ? inchesFrom(height.data) : Number.NaN;
};

/** The preference step: every answer is a condition on suggestions (decisions §5). */
export const preferencesSchema = z
  .object({
    age_min: age(),
    age_max: age(),
    height_min: heightSchema,
    height_max: heightSchema,
    marital_status: wish("marital_status"),
    mother_tongue: wish("mother_tongue"),
    religion: wish("religion"),
    caste: wish("caste", maxChoices.caste, "too_many_castes"),
    diet: wish("diet"),
    family_type: wish("family_type", maxChoices.family_type, "too_many_family_types"),
    occupation: wish("occupation", maxChoices.occupation, "too_many_occupations"),
    residential_status: wish(
      "residential_status",
      maxChoices.residential_status,
      "too_many_residential_statuses",
    ),
    country: z
      .array(
        z.union(
          [z.literal(any_option), z.number().check(z.int("unknown_option"), z.minimum(1, "unknown_option"))],
          "unknown_option",
        ),
        "choose_at_least_one",
      )
      .check(
        z.overwrite(unique),
        z.minLength(1, "choose_at_least_one"),
        z.maxLength(maxChoices.country, "too_many_countries"),
        anyStandsAlone,
      ),
    minimum_education: choice("minimum_education"),
    maximum_education: choice("maximum_education"),
    income: z.enum(
      [any_option, ...optionLists.income] as (OptionOf<"income"> | typeof any_option)[],
      "choose_one",
    ),
    gotra_rule: z._default(z.enum(gotraRules, "unknown_option"), "warn"),
    about_desired_partner: requiredAboutText(),
  })
  .check(
    across<Range>(
      "age_max",
      "age_max_below_min",
      ({ age_min, age_max }) => !(numberIn(age_max) < numberIn(age_min)),
    ),
    across<Heights>("height_max", "height_max_below_min", ({ height_min, height_max }) => {
      return !(inches(height_max) < inches(height_min));
    }),
    across<Education>("maximum_education", "education_max_below_min", (wishes) => {
      return !(rank(wishes.maximum_education) < rank(wishes.minimum_education));
    }),
  );

export type Preferences = z.infer<typeof preferencesSchema>;

/** §2: the maximum list offers only degrees at or above the minimum. */
export function educationFrom(minimum: string, levels: readonly string[]): string[] {
  return levels.filter((level) => educationRank(level) >= educationRank(minimum));
}
