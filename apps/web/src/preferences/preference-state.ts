import type { OwnPreferences } from "@sanjog/contract/profile-details";
import { type Preferences, preferencesSchema } from "@sanjog/domain/preferences/preferences";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";

const empty = {
  age_min: "",
  age_max: "",
  height_min: { feet: "", inches: "" },
  height_max: { feet: "", inches: "" },
  marital_status: [],
  mother_tongue: [],
  religion: [],
  caste: [],
  diet: [],
  family_type: [],
  occupation: [],
  residential_status: [],
  country: [],
  minimum_education: "",
  maximum_education: "",
  income: "",
  gotra_rule: "warn",
  about_desired_partner: "",
} satisfies Record<keyof Preferences, unknown>;

/** What the form shows first: what was saved, or nothing. Countries are kept by their ids. */
export function preferenceDefaults(saved: OwnPreferences | null): FieldValues {
  if (!saved) return empty;
  const kept = Object.fromEntries(
    Object.keys(empty).map((name) => [name, saved[name as keyof Preferences]]),
  ) as FieldValues;
  return { ...kept, country: saved.country_ids };
}

export const preferenceFormSchema = preferencesSchema as unknown as z.ZodMiniType<Preferences, FieldValues>;
