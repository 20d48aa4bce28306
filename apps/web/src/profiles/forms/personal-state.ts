import type { PersonalDetails } from "@sanjog/contract/profile-details";
import { personalSchemaOn } from "@sanjog/domain/profiles/personal";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { formSchema, startValues } from "../../form/start-values.ts";

export type Who = "self" | "son" | "daughter" | "other";

/** Returns whom the questions are about: the reader, a son or daughter, or another relative or friend. */
export function whoFrom(profile_for: string | undefined): Who {
  if (profile_for === undefined || profile_for === "myself") return "self";
  return profile_for === "son" || profile_for === "daughter" ? profile_for : "other";
}

export const personalDefaults = (saved: PersonalDetails | null) => startValues(personalFields, saved);

/** Returns the schema of the personal step for its form, with ages as of `now`. */
export const personalFormSchema = (now: Date) => formSchema(personalFields, personalSchemaOn(now));
