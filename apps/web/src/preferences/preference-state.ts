import type { OwnPreferences } from "@sanjog/contract/profile-details";
import type { User } from "@sanjog/contract/user";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { preferencesSchema } from "@sanjog/domain/preferences/preferences";
import { proposedWishes } from "@sanjog/domain/preferences/proposed-wishes";
import { mustsOf } from "@sanjog/domain/preferences/wishes-made";
import type { FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { formSchema, startValues } from "../form/start-values.ts";

type Answers = Pick<User, "gender" | "profile_details" | "career_details">;

/** Returns the saved wishes as the form holds them, or open ones. */
export const savedWishes = (saved: OwnPreferences | null): FieldValues =>
  startValues(preferenceFields, saved);

/** Returns the saved wishes; before the first save those that the own answers propose. */
export function preferenceDefaults(
  saved: OwnPreferences | null,
  own: Answers | null,
  now: Date,
): FieldValues {
  const start = savedWishes(saved);
  if (saved || !own?.profile_details) return start;
  const { dob, height, marital_status } = own.profile_details;
  const highest_degree = own.career_details?.highest_degree ?? null;
  const { gender } = own;
  return { ...start, ...proposedWishes({ gender, dob, height, marital_status, highest_degree }, now) };
}

/** A wish that is open again takes its mark along, which its field no longer shows. */
const withoutIdleMarks = z.transform((answers: FieldValues) =>
  Array.isArray(answers.must) ? { ...answers, must: mustsOf(answers) } : answers,
);

export const preferenceFormSchema = z.pipe(withoutIdleMarks, formSchema(preferenceFields, preferencesSchema));
