import type {
  CareerDetails,
  FamilyDetails,
  OwnPreferences,
  PersonalDetails,
} from "@sanjog/contract/profile-details";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import type { Preferences } from "@sanjog/domain/preferences/preferences";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { heightFrom } from "@sanjog/domain/profiles/height";
import type { OptionField } from "@sanjog/domain/reference/option-lists";
import { type Gender, wantedGender } from "@sanjog/domain/reference/personal-lists";
import type { Locale } from "@sanjog/i18n/locale";
import { optionTitle, type SpokenOf } from "@sanjog/i18n/option-title";
import { plainFields, valuesFrom } from "../platform/database/field-columns.ts";
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

type Titled<Row, Field extends keyof Row & string> = { [Key in Field as `${Key}_title`]: string };

/** `x_title` for each of these fields of a row. */
function titlesOf<Row, Field extends keyof Row & OptionField>(
  row: Row,
  fields: readonly Field[],
  locale: Locale,
  spoken_of: SpokenOf,
): Titled<Row, Field> {
  const titles = fields.map((field) => [
    `${field}_title`,
    optionTitle(locale, field, String(row[field]), spoken_of),
  ]);
  return Object.fromEntries(titles) as Titled<Row, Field>;
}

type Contact =
  | "instagram_link"
  | "facebook_link"
  | "reference_name"
  | "reference_relation"
  | "reference_contact";
type FilledPersonal = Omit<PersonalDetails, "sensitive_data_consent" | "profile_picture_disp">;
/** What a card shows is not among what is sealed. */
export type CardPersonal = Omit<FilledPersonal, Contact>;

const personal_options = [
  "blood_group",
  "marital_status",
  "mother_tongue",
  "religion",
  "caste",
  "diet",
] as const;

type Spoken = Pick<ProfileAccount, "gender" | "profile_for">;

/** The personal step with its titles. */
export function personalTexts(row: OpenPersonal, account: Spoken, locale: Locale): FilledPersonal;
export function personalTexts(row: Omit<PersonalRow, Contact>, account: Spoken, locale: Locale): CardPersonal;
export function personalTexts(
  row: Omit<PersonalRow, Contact>,
  account: Spoken,
  locale: Locale,
): CardPersonal {
  const { member_id: _, height_inches, ...fields } = row;
  return {
    ...fields,
    ...titlesOf(row, personal_options, locale, account.gender),
    profile_for: account.profile_for,
    height: heightFrom(height_inches),
    hobbies_title: row.hobbies.map((hobby) => optionTitle(locale, "hobbies", hobby, account.gender)),
  };
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

/** The wishes with their titles, which speak of whoever is looked for: the other gender. */
export function preferencesTexts(row: PreferencesRow, gender: Gender, locale: Locale) {
  return fieldTexts(preferenceFields, row, locale, wantedGender(gender));
}

/** The wishes as their owner reads them, with what the form sends back. */
export function ownPreferencesTexts(row: PreferencesRow, gender: Gender, locale: Locale): OwnPreferences {
  const { country: country_ids } = valuesFrom<Preferences>(preferenceFields, row);
  return { ...preferencesTexts(row, gender, locale), country_ids };
}
