import { per_page_max } from "./paging.ts";

/**
 * The codes of field errors. Schemas return these codes; the catalogues hold the sentences. Every sentence can use the
 * limits from `fieldErrorNumbers` by name.
 */
export const fieldErrors = [
  "required",
  "choose_one",
  "profile_for_missing",
  "choose_at_least_one",
  "choose_yes_or_no",
  "unknown_option",
  "not_a_number",
  "too_long",
  "about_too_long",
  "email_missing",
  "invalid_email",
  "phone_missing",
  "phone_invalid",
  "reference_phone_invalid",
  "password_missing",
  "repetition_missing",
  "password_too_short",
  "password_too_long",
  "password_no_uppercase",
  "password_no_lowercase",
  "password_no_digit",
  "password_no_special",
  "password_common",
  "passwords_differ",
  "terms_not_accepted",
  "code_not_six_digits",
  "firstname_missing",
  "lastname_missing",
  "father_name_missing",
  "mother_name_missing",
  "dob_missing",
  "name_too_long",
  "name_invalid",
  "name_not_gurmukhi",
  "name_not_latin",
  "date_invalid",
  "too_young",
  "too_old",
  "height_out_of_range",
  "weight_too_low",
  "weight_too_high",
  "disability_explain_missing",
  "reference_name_missing",
  "reference_relation_missing",
  "link_invalid",
  "instagram_only",
  "facebook_only",
  "too_many_hobbies",
  "contact_number",
  "contact_email",
  "contact_link",
  "contact_handle",
  "count_negative",
  "count_too_high",
  "married_exceeds_total",
  "gotra_text_missing",
  "address_too_long",
  "pincode_invalid",
  "place_unknown",
  "too_many_castes",
  "too_many_family_types",
  "too_many_occupations",
  "too_many_countries",
  "too_many_residential_statuses",
  "any_stands_alone",
  "must_on_any",
  "age_out_of_range",
  "age_max_below_min",
  "height_max_below_min",
  "education_max_below_min",
  "code_wrong",
  "code_or_number_wrong",
  "fill_all_fields",
  "email_or_phone_missing",
  "password_wrong",
  "report_too_long",
  "good_faith_missing",
  "photo_place_unknown",
  "address_taken",
  "push_address_unknown",
  "profile_number_invalid",
  "profile_unknown",
  "gender_settled",
  "corrected_before",
  "page_invalid",
  "per_page_out_of_range",
] as const;

export type FieldErrorCode = (typeof fieldErrors)[number];

/**
 * A code, followed by the part of the text that its sentence quotes as `{part}`: Zod and forms carry one string only.
 */
export type FieldError = FieldErrorCode | `${FieldErrorCode}: ${string}`;

/** Returns the code and the quoted part of a text that has the form of a validation error; null for a sentence. */
export function splitFieldError(text: string): { code: string; part: string } | null {
  const end = text.indexOf(": ");
  const code = end === -1 ? text : text.slice(0, end);
  return /^[a-z_]+$/.test(code) ? { code, part: end === -1 ? "" : text.slice(end + 2) } : null;
}

const isCode = (code: string): code is FieldErrorCode => (fieldErrors as readonly string[]).includes(code);

/** Returns the code and the quoted part of a validation error, or null for any other text. */
export function readFieldError(text: string): { code: FieldErrorCode; part: string } | null {
  const found = splitFieldError(text);
  return found && isCode(found.code) ? { code: found.code, part: found.part } : null;
}

/** The limits that sentences contain. Each is the constant that the schemas use. */
export const fieldErrorNumbers = {
  name_max: 200,
  about_max: 255,
  quoted_max: 60,
  address_max: 500,
  weight_min: 25,
  weight_max: 200,
  age_min: 18,
  age_max: 80,
  hobbies_max: 5,
  siblings_max: 30,
  castes_max: 4,
  family_types_max: 4,
  occupations_max: 3,
  countries_max: 3,
  residential_statuses_max: 3,
  report_max: 1_000,
  password_min: 8,
  password_max: 128,
  email_max: 254,
  per_page_max,
} as const;
