import * as z from "zod/mini";
import { across, numberIn } from "../form/fields.ts";
import { schemasOf } from "../profiles/field.ts";
import { heightSchema, inchesFrom } from "../profiles/height.ts";
import { educationRank } from "../reference/option-lists.ts";
import { preferenceFields } from "./preference-fields.ts";
import { isWishMade, wishNames } from "./wishes-made.ts";

type Range = { age_min?: unknown; age_max?: unknown };
type Heights = { height_min?: unknown; height_max?: unknown };
type Marked = Readonly<Record<string, unknown>> & { must?: unknown };
type Education = { minimum_education?: unknown; maximum_education?: unknown };

const rank = (value: unknown) => (typeof value === "string" ? educationRank(value) : Number.NaN);

const inches = (value: unknown) => {
  const height = heightSchema.safeParse(value);
  return height.success ? inchesFrom(height.data) : Number.NaN;
};

const ranges = [
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
  across<Marked>("must", "must_on_any", ({ must, ...answers }) => {
    const marked = Array.isArray(must) ? (must as unknown[]) : [];
    return wishNames.every((name) => !marked.includes(name) || isWishMade(name, answers));
  }),
] as const;

const schemas = schemasOf(preferenceFields);

/** The preference step: every answer is a condition on suggestions (decisions §5). */
export const preferencesSchema = z.object(schemas).check(...ranges);

const { about_desired_partner: _words, must: _must, ...conditions } = schemas;

/** The answers of the preference step that are conditions, while the step is being filled in. */
export const draftWishesSchema = z.object(conditions).check(...ranges);

export type DraftWishes = z.infer<typeof draftWishesSchema>;

export type Preferences = z.infer<typeof preferencesSchema>;

/** §2: the list of maximum degrees offers only degrees at or above the minimum. */
export function educationFrom(minimum: string, levels: readonly string[]): string[] {
  return levels.filter((level) => educationRank(level) >= educationRank(minimum));
}
