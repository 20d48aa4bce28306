import type { PersonalDetails } from "@sanjog/contract/profile-details";
import { personalSchemaOn } from "@sanjog/domain/profiles/personal";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { formSchema, startValues } from "../../form/start-values.ts";

export type Who = "self" | "son" | "daughter" | "other";

/** How the questions address the reader: as the one described, as a parent, or as somebody else's relative or friend. */
export function whoFrom(profile_for: string | undefined): Who {
  if (profile_for === undefined || profile_for === "myself") return "self";
  return profile_for === "son" || profile_for === "daughter" ? profile_for : "other";
}

export const personalDefaults = (saved: PersonalDetails | null) => startValues(personalFields, saved);

/** The personal step as its form judges it today. */
export const personalFormSchema = (now: Date) => formSchema(personalFields, personalSchemaOn(now));
