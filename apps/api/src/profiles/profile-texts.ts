import type { CareerDetails, FamilyDetails, OwnPreferences } from "@sanjog/contract/profile-details";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import type { Preferences } from "@sanjog/domain/preferences/preferences";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { type Gender, wantedGender } from "@sanjog/domain/reference/personal-lists";
import { incomeText } from "@sanjog/i18n/income-text";
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

/** Who reads a career step, and in which country they live; null while they have not said so. */
type CareerReader = { locale: Locale; reader_country_id: number | null };

/** Returns the career step with the titles of its options and the names of its places. */
export function careerTexts(row: OpenCareer, gender: Gender, reader: CareerReader): CareerDetails {
  return withIncome(fieldTexts(careerFields, row, reader.locale, gender), row, reader);
}

/** Returns the career step for a card, without encrypted fields. */
export function cardCareer(row: CareerRow, gender: Gender, reader: CareerReader) {
  return withIncome(fieldTexts(plainFields(careerFields), row, reader.locale, gender), row, reader);
}

/** Titles the income in the currency of the country of residence, with the reader's beside it. */
function withIncome<Texts extends { annual_income: string; annual_income_title: string }>(
  texts: Texts,
  { country_id }: Pick<CareerRow, "country_id">,
  { locale, reader_country_id }: CareerReader,
): Texts {
  const { annual_income: id, annual_income_title: title } = texts;
  return { ...texts, annual_income_title: incomeText(locale, { id, title, country_id }, reader_country_id) };
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
