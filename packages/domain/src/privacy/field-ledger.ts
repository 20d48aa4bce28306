import { preferenceFields } from "../preferences/preference-fields.ts";
import { careerFields } from "../profiles/career-fields.ts";
import { familyFields } from "../profiles/family-fields.ts";
import { audiencesOf } from "../profiles/field.ts";
import { personalFields } from "../profiles/personal-fields.ts";
import type { PrivacyItem } from "./privacy-items.ts";

/**
 * Which audience governs each field of a profile:
 * a privacy item; "members" for anyone who may meet the owner; "own" for what never leaves to anybody else.
 */
export type Governor = PrivacyItem | "members" | "own";

/** Who reads each field: of the account, of the steps, and what is counted from them. */
export const fieldLedger = {
  ...audiencesOf(preferenceFields),
  email: "email",
  phone_number: "phone_number",
  profile_for: "members",
  gender: "members",
  /** Counted from the date of birth; decisions §4: it always shows. */
  age: "members",
  ...audiencesOf(personalFields),
  ...audiencesOf(familyFields),
  ...audiencesOf(careerFields),
} as const satisfies Record<string, Governor>;

export type LedgerField = keyof typeof fieldLedger;
