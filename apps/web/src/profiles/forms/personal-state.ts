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
 * Returns the step as it is sent. What was said before about a consent is not asked again: a yes is sent, so that an emptied answer
 * counts, and a no is left out, since meanwhile the consent may have been given elsewhere.
 */
export function sentPersonal(personal: Personal, saved: PersonalDetails | null): Personal {
  const before = askedAbout(saved).map((purpose) => {
    const name = `${purpose}_consent` as const;
    return [name, saved?.[name] === true ? true : null];
  });
  return { ...personal, ...Object.fromEntries(before) };
}

/** Returns the schema of the personal step for its form, with ages as of `now`. */
export const personalFormSchema = (now: Date) => formSchema(personalFields, personalSchemaOn(now));
