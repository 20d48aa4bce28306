import type { CareerDetails, FamilyDetails, OwnPreferences } from "@sanjog/contract/profile-details";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import type { Preferences } from "@sanjog/domain/preferences/preferences";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { type Gender, wantedGender } from "@sanjog/domain/reference/personal-lists";
import type { Locale } from "@sanjog/i18n/locale";
import { plainFields, valuesFrom } from "../platform/crypto/field-columns.ts";
import { fieldTexts } from "./field-texts.ts";
import type {
  CareerRow,
  OpenCareer,
  OpenFamily,
  OpenPersonal,
  PersonalRow,
  PreferencesRow,
  ProfileAccount,
} from "./queries/profile-rows.ts";

type Spoken = Pick<ProfileAccount, "gender" | "profile_for">;

/** The personal step with its titles. */
export function personalTexts(row: OpenPersonal, { gender, profile_for }: Spoken, locale: Locale) {
  return { ...fieldTexts(personalFields, row, locale, gender), profile_for };
}

/** The same of a card, on which nothing is decrypted. */
export function cardPersonal(row: PersonalRow, { gender, profile_for }: Spoken, locale: Locale) {
  return { ...fieldTexts(plainFields(personalFields), row, locale, gender), profile_for };
}

/** The family step with its titles; a gotra that the list does not hold is titled as the family wrote it. */
export function familyTexts(row: OpenFamily, locale: Locale): FamilyDetails {
  const texts = fieldTexts(familyFields, row, locale, "neutral");
  return {
    ...texts,
    ...(row.paternal_gotra === "other" && { paternal_gotra_title: row.paternal_gotra_other }),
    ...(row.maternal_gotra === "other" && { maternal_gotra_title: row.maternal_gotra_other }),
  };
}

/** The career step with its titles and the names of its places. */
export function careerTexts(row: OpenCareer, gender: Gender, locale: Locale): CareerDetails {
  return fieldTexts(careerFields, row, locale, gender);
}

/** The same of a card, on which nothing is decrypted. */
export function cardCareer(row: CareerRow, gender: Gender, locale: Locale) {
  return fieldTexts(plainFields(careerFields), row, locale, gender);
}

/** The wishes with their titles, which speak of anyone who is looked for: the other gender. */
export function preferencesTexts(row: PreferencesRow, gender: Gender, locale: Locale) {
  return fieldTexts(preferenceFields, row, locale, wantedGender(gender));
}

/** The wishes as their owner reads them, with what the form sends back. */
export function ownPreferencesTexts(row: PreferencesRow, gender: Gender, locale: Locale): OwnPreferences {
  const { country: country_ids } = valuesFrom<Preferences>(preferenceFields, row);
  return { ...preferencesTexts(row, gender, locale), country_ids };
}
