import type { OwnPreferences } from "@sanjog/contract/profile-details";
import { type Preferences, preferencesSchema } from "@sanjog/domain/preferences/preferences";
import { any_option } from "@sanjog/domain/reference/option-lists";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";

/** Open where most families are: what matters is narrowed, instead of every other list being opened for “any”. */
const open = [any_option];

const empty = {
  age_min: "",
  age_max: "",
  height_min: { feet: "", inches: "" },
  height_max: { feet: "", inches: "" },
  marital_status: [],
  mother_tongue: open,
  religion: open,
  caste: open,
  diet: open,
  family_type: open,
  occupation: open,
  residential_status: open,
  country: open,
  minimum_education: "",
  maximum_education: "",
  income: any_option,
  gotra_rule: "warn",
  about_desired_partner: "",
} satisfies Record<keyof Preferences, unknown>;

/** What the form shows first: what was saved, or the most open answers. Countries are kept by their ids. */
export function preferenceDefaults(saved: OwnPreferences | null): FieldValues {
  if (!saved) return empty;
  const kept = Object.fromEntries(
    Object.keys(empty).map((name) => [name, saved[name as keyof Preferences]]),
  ) as FieldValues;
  return { ...kept, country: saved.country_ids };
}

export const preferenceFormSchema = preferencesSchema as unknown as z.ZodMiniType<Preferences, FieldValues>;
