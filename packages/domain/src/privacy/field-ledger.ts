import { preferenceFields } from "../preferences/preference-fields.ts";
import { careerFields } from "../profiles/career-fields.ts";
import { familyFields } from "../profiles/family-fields.ts";
import { audiencesOf } from "../profiles/field.ts";
import { personalFields } from "../profiles/personal-fields.ts";
import type { PrivacyItem } from "./privacy-items.ts";

/**
 * Who may see each field of a profile:
 * a privacy item; "members" for everyone who may see the owner; "own" for the owner only.
 */
export type Governor = PrivacyItem | "members" | "own";

/** Who sees each field of the account and of the steps, and each value derived from them. */
export const fieldLedger = {
  ...audiencesOf(preferenceFields),
  email: "email",
  phone_number: "phone_number",
  profile_for: "members",
  gender: "members",
  /** Derived from the date of birth; decisions §4: it is always shown. */
  age: "members",
  ...audiencesOf(personalFields),
  ...audiencesOf(familyFields),
  ...audiencesOf(careerFields),
} as const satisfies Record<string, Governor>;

export type LedgerField = keyof typeof fieldLedger;
