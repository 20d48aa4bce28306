import type { PersonalDetails } from "@sanjog/contract/profile-details";
import { type SensitivePurpose, sensitivePurposes } from "@sanjog/domain/accounts/consents";
import { type Personal, personalSchemaOn } from "@sanjog/domain/profiles/personal";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { formSchema, startValues } from "../../form/start-values.ts";

export const personalDefaults = (saved: PersonalDetails | null) => startValues(personalFields, saved);

/** Returns the purposes about which the member has said yes or no before; the form does not ask again. */
export function askedAbout(saved: PersonalDetails | null): SensitivePurpose[] {
  return sensitivePurposes.filter((purpose) => typeof saved?.[`${purpose}_consent`] === "boolean");
}

/**
 * Returns the step as it is sent. A consent that this form did not ask for is left out: meanwhile it may have been given or
 * withdrawn elsewhere.
 */
export function sentPersonal(personal: Personal, asked: readonly SensitivePurpose[]): Personal {
  return { ...personal, ...Object.fromEntries(asked.map((purpose) => [`${purpose}_consent`, null])) };
}

/** Returns the schema of the personal step for its form, with ages as of `now`. */
export const personalFormSchema = (now: Date) => formSchema(personalFields, personalSchemaOn(now));
