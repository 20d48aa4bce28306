import { preferenceFields } from "../preferences/preference-fields.ts";
import { careerFields } from "../profiles/career-fields.ts";
import { familyFields } from "../profiles/family-fields.ts";
import { audiencesOf } from "../profiles/field.ts";
import type { PrivacyItem } from "./privacy-items.ts";

/**
 * Which audience governs each field of a profile:
 * a privacy item; "members" for whoever may meet the owner; "own" for what never leaves to anybody else.
 */
export type Governor = PrivacyItem | "members" | "own";

/** Every field that a member can fill or that stands in the account. A test compares it with the schemas. */
export const fieldLedger = {
  ...audiencesOf(preferenceFields),
  // account
  email: "email",
  phone_number: "phone_number",
  profile_for: "members",
  gender: "members",
  // personal
  firstname: "members",
  lastname: "members",
  name_in_punjabi: "members",
  name_in_english: "members",
  dob: "dob",
  /** Counted from the date of birth; decisions §4: it always shows. */
  age: "members",
  blood_group: "health",
  height: "members",
  weight: "members",
  marital_status: "members",
  mother_tongue: "members",
  religion: "members",
  caste: "members",
  diet: "members",
  namdhari_sect: "members",
  differently_abled: "members",
  disability_explain: "health",
  instagram_link: "instagram_link",
  facebook_link: "facebook_link",
  reference: "members",
  reference_name: "reference_contact",
  reference_relation: "reference_contact",
  reference_contact: "reference_contact",
  hobbies: "members",
  express_yourself: "members",
  sensitive_data_consent: "own",
  ...audiencesOf(familyFields),
  ...audiencesOf(careerFields),
} as const satisfies Record<string, Governor>;

export type LedgerField = keyof typeof fieldLedger;
