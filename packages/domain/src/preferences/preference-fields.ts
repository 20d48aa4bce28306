import * as z from "zod/mini";
import { type FieldErrorCode, fieldErrorNumbers } from "../field-error.ts";
import { numberBetween } from "../form/fields.ts";
import { requiredAboutText } from "../profiles/about-text.ts";
import { type Fields, oneOf } from "../profiles/field.ts";
import { heightSchema } from "../profiles/height.ts";
import { any_option, type OptionField, type OptionOf, optionLists } from "../reference/option-lists.ts";
import { wishNames } from "./wishes-made.ts";

/** Decisions §5: what happens when two families share a gotra on any of the four crossings. */
export const gotraRules = ["avoid", "warn", "ignore"] as const;
export type GotraRule = (typeof gotraRules)[number];

/** §5: how many options a list may contain; the others have no limit. */
export const maxChoices = {
  caste: fieldErrorNumbers.castes_max,
  family_type: fieldErrorNumbers.family_types_max,
  occupation: fieldErrorNumbers.occupations_max,
  country: fieldErrorNumbers.countries_max,
  residential_status: fieldErrorNumbers.residential_statuses_max,
} as const;

const anyIsAlone = z.refine<readonly unknown[]>(
  (chosen) => chosen.length === 1 || !chosen.includes(any_option),
  { error: "any_stands_alone" },
);
const unique = <T>(chosen: T[]): T[] => [...new Set(chosen)];

function wish<Of extends OptionField>(
  options: Of,
  max = Number.MAX_SAFE_INTEGER,
  tooMany: FieldErrorCode = "too_long",
) {
  const codes = [any_option, ...optionLists[options]] as (OptionOf<Of> | typeof any_option)[];
  const schema = z
    .array(z.enum(codes, "unknown_option"), "choose_at_least_one")
    .check(z.overwrite(unique), z.minLength(1, "choose_at_least_one"), z.maxLength(max, tooMany), anyIsAlone);
  return { kind: "choices", options, schema, audience: "members" } as const;
}

/**
 * Starts as open as most families' wishes, so that a member narrows what matters instead of setting every list to
 * “any”.
 */
const open = [any_option] as const;

const age = () =>
  numberBetween(fieldErrorNumbers.age_min, "age_out_of_range", fieldErrorNumbers.age_max, "age_out_of_range");
const countryIds = z
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
    anyIsAlone,
  );
const incomes = [any_option, ...optionLists.income] as (OptionOf<"income"> | typeof any_option)[];

const must = z.optional(z.nullable(z.array(z.enum(wishNames, "unknown_option")).check(z.overwrite(unique))));

/** The fields of the preference step. */
export const preferenceFields = {
  age_min: { kind: "number", schema: age(), audience: "members" },
  age_max: { kind: "number", schema: age(), audience: "members" },
  height_min: { kind: "height", schema: heightSchema, audience: "members" },
  height_max: { kind: "height", schema: heightSchema, audience: "members" },
  marital_status: wish("marital_status"),
  mother_tongue: { ...wish("mother_tongue"), start: open },
  religion: { ...wish("religion"), start: open },
  caste: { ...wish("caste", maxChoices.caste, "too_many_castes"), start: open },
  diet: { ...wish("diet"), start: open },
  family_type: { ...wish("family_type", maxChoices.family_type, "too_many_family_types"), start: open },
  occupation: { ...wish("occupation", maxChoices.occupation, "too_many_occupations"), start: open },
  residential_status: {
    ...wish("residential_status", maxChoices.residential_status, "too_many_residential_statuses"),
    start: open,
  },
  country: { kind: "countries", schema: countryIds, audience: "members", start: open },
  minimum_education: { ...oneOf("minimum_education"), audience: "members" },
  maximum_education: { ...oneOf("maximum_education"), audience: "members" },
  income: {
    kind: "choice",
    options: "income",
    schema: z.enum(incomes, "choose_one"),
    audience: "members",
    start: any_option,
  },
  gotra_rule: {
    kind: "choice",
    schema: z._default(z.enum(gotraRules, "unknown_option"), "warn"),
    audience: "own",
    start: "warn",
  },
  /** The wishes that a suggestion must meet in any case; `mustsOf` says which count. */
  must: { kind: "wishes", schema: must, audience: "own" },
  about_desired_partner: {
    kind: "text",
    schema: requiredAboutText(),
    audience: "members",
    checked_for: "contact_details",
  },
} as const satisfies Fields;
