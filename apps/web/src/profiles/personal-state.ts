import type { PersonalDetails } from "@sanjog/contract/profile-details";
import { type Personal, personalSchemaOn, withoutUnasked } from "@sanjog/domain/profiles/personal";
import type { FieldValues } from "react-hook-form";
import * as z from "zod/mini";

export type Who = "self" | "son" | "daughter" | "other";

/** How the questions address the reader: as the one described, as a parent, or as somebody else's relative or friend. */
export function whoFrom(profile_for: string | undefined): Who {
  if (profile_for === undefined || profile_for === "myself") return "self";
  return profile_for === "son" || profile_for === "daughter" ? profile_for : "other";
}

const empty = {
  firstname: "",
  lastname: "",
  name_in_punjabi: "",
  name_in_english: "",
  dob: "",
  blood_group: "not_known",
  height: { feet: "", inches: "" },
  weight: "",
  marital_status: "",
  mother_tongue: "",
  religion: "",
  caste: "",
  diet: "",
  namdhari_sect: null,
  differently_abled: null,
  disability_explain: "",
  instagram_link: "",
  facebook_link: "",
  reference: null,
  reference_name: "",
  reference_relation: "",
  reference_contact: "",
  hobbies: [],
  express_yourself: "",
  sensitive_data_consent: false,
} satisfies Record<keyof Personal, unknown>;

/** What the form shows first: what was saved, or nothing. */
export function personalDefaults(saved: PersonalDetails | null): FieldValues {
  if (!saved) return empty;
  return Object.fromEntries(
    Object.entries(empty).map(([name]) => [name, saved[name as keyof Personal]]),
  ) as FieldValues;
}

/** The personal step as its form judges it today. What is not shown cannot be wrong: it stays in the form and is not judged. */
export function personalFormSchema(now: Date): z.ZodMiniType<Personal, FieldValues> {
  return z.pipe(
    z.transform((values: FieldValues) => withoutUnasked(values as Personal)),
    personalSchemaOn(now) as z.ZodMiniType<Personal, Personal>,
  );
}
