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

type ProfileSubject = Pick<ProfileAccount, "gender" | "profile_for">;

/** Returns the personal step with the titles of its options. */
export function personalTexts(row: OpenPersonal, { gender, profile_for }: ProfileSubject, locale: Locale) {
  return { ...fieldTexts(personalFields, row, locale, gender), profile_for };
}

/** Returns the personal step for a card, without encrypted fields. */
export function cardPersonal(row: PersonalRow, { gender, profile_for }: ProfileSubject, locale: Locale) {
  return { ...fieldTexts(plainFields(personalFields), row, locale, gender), profile_for };
}

/** Returns the family step with the titles of its options; a gotra outside the list is titled with the family's own text. */
export function familyTexts(row: OpenFamily, locale: Locale): FamilyDetails {
  const texts = fieldTexts(familyFields, row, locale, "neutral");
  return {
    ...texts,
    ...(row.paternal_gotra === "other" && { paternal_gotra_title: row.paternal_gotra_other }),
    ...(row.maternal_gotra === "other" && { maternal_gotra_title: row.maternal_gotra_other }),
  };
}

/** Returns the career step with the titles of its options and the names of its places. */
export function careerTexts(row: OpenCareer, gender: Gender, locale: Locale): CareerDetails {
  return fieldTexts(careerFields, row, locale, gender);
}

/** Returns the career step for a card, without encrypted fields. */
export function cardCareer(row: CareerRow, gender: Gender, locale: Locale) {
  return fieldTexts(plainFields(careerFields), row, locale, gender);
}

/** Returns the wishes with the titles of their options, worded for the other gender, since they describe the partner. */
export function preferencesTexts(row: PreferencesRow, gender: Gender, locale: Locale) {
  return fieldTexts(preferenceFields, row, locale, wantedGender(gender));
}

/** Returns the owner's wishes, with the ids of the countries that the form sends back. */
export function ownPreferencesTexts(row: PreferencesRow, gender: Gender, locale: Locale): OwnPreferences {
  const { country: country_ids } = valuesFrom<Preferences>(preferenceFields, row);
  return { ...preferencesTexts(row, gender, locale), country_ids };
}
