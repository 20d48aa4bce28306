import * as z from "zod/mini";
import { place } from "./reply.ts";

const height = z.object({ feet: z.number(), inches: z.number() });
const text = z.string();
const hidden = z.nullable(z.string());

/** The personal step as its owner reads it: values as stored, with titles in the request's language. */
export const personalDetails = z.object({
  profile_for: text,
  firstname: text,
  lastname: text,
  dob: text,
  blood_group: text,
  blood_group_title: text,
  height,
  weight: z.number(),
  marital_status: text,
  marital_status_title: text,
  mother_tongue: text,
  mother_tongue_title: text,
  religion: text,
  religion_title: text,
  caste: text,
  caste_title: text,
  diet: text,
  diet_title: text,
  namdhari_sect: z.boolean(),
  differently_abled: z.boolean(),
  disability_explain: text,
  instagram_link: text,
  facebook_link: text,
  reference: z.boolean(),
  reference_name: text,
  reference_relation: text,
  reference_contact: text,
  hobbies: z.array(text),
  hobbies_title: z.array(text),
  express_yourself: text,
  sensitive_data_consent: z.boolean(),
});
export type PersonalDetails = z.infer<typeof personalDetails>;

export const familyDetails = z.object({
  father_name: text,
  father_occupation: text,
  father_occupation_title: text,
  mother_name: text,
  mother_occupation: text,
  mother_occupation_title: text,
  brother_count: z.number(),
  brother_married_count: z.number(),
  sister_count: z.number(),
  sister_married_count: z.number(),
  paternal_gotra: text,
  paternal_gotra_other: text,
  paternal_gotra_title: text,
  maternal_gotra: text,
  maternal_gotra_other: text,
  maternal_gotra_title: text,
  family_type: text,
  family_type_title: text,
  live_with_family: z.boolean(),
  family_living_in: text,
  contact_address: text,
  about_family: text,
});
export type FamilyDetails = z.infer<typeof familyDetails>;

export const careerDetails = z.object({
  country: place,
  state: place,
  city: place,
  pincode: text,
  residential_status: text,
  residential_status_title: text,
  highest_degree: text,
  highest_degree_title: text,
  employed_in: text,
  employed_in_title: text,
  occupation: text,
  occupation_title: text,
  annual_income: text,
  annual_income_title: text,
});
export type CareerDetails = z.infer<typeof careerDetails>;

const codes = z.array(text);

const preferenceFields = {
  age_min: z.number(),
  age_max: z.number(),
  height_min: height,
  height_max: height,
  marital_status: codes,
  marital_status_title: codes,
  mother_tongue: codes,
  mother_tongue_title: codes,
  religion: codes,
  religion_title: codes,
  caste: codes,
  caste_title: codes,
  diet: codes,
  diet_title: codes,
  family_type: codes,
  family_type_title: codes,
  occupation: codes,
  occupation_title: codes,
  residential_status: codes,
  residential_status_title: codes,
  /** Objects for display; "Any" has the id 0. */
  country: z.array(place),
  minimum_education: text,
  minimum_education_title: text,
  maximum_education: text,
  maximum_education_title: text,
  income: text,
  income_title: text,
  about_desired_partner: text,
};

/** What others read of a member's wishes. */
export const shownPreferences = z.object(preferenceFields);
export type ShownPreferences = z.infer<typeof shownPreferences>;

/** What the owner reads: `country_ids` is what the form sends back as `country`. */
export const ownPreferences = z.object({
  ...preferenceFields,
  country_ids: z.array(z.union([z.literal("any"), z.number()])),
  gotra_rule: text,
});
export type OwnPreferences = z.infer<typeof ownPreferences>;

/** The personal section as another member reads it: what a privacy item hides is null. */
export const shownPersonal = z.object({
  profile_for: text,
  firstname: text,
  lastname: text,
  gender: text,
  age: z.number(),
  dob: hidden,
  blood_group: hidden,
  blood_group_title: hidden,
  height,
  weight: z.number(),
  marital_status: text,
  marital_status_title: text,
  mother_tongue: text,
  mother_tongue_title: text,
  religion: text,
  religion_title: text,
  caste: text,
  caste_title: text,
  diet: text,
  diet_title: text,
  namdhari_sect: z.boolean(),
  differently_abled: z.boolean(),
  disability_explain: hidden,
  instagram_link: hidden,
  facebook_link: hidden,
  reference: z.boolean(),
  reference_name: hidden,
  reference_relation: hidden,
  reference_contact: hidden,
  hobbies: codes,
  hobbies_title: codes,
  express_yourself: text,
});
export type ShownPersonal = z.infer<typeof shownPersonal>;

export const shownFamily = z.object({
  father_name: hidden,
  father_occupation: text,
  father_occupation_title: text,
  mother_name: hidden,
  mother_occupation: text,
  mother_occupation_title: text,
  brother_count: z.number(),
  brother_married_count: z.number(),
  sister_count: z.number(),
  sister_married_count: z.number(),
  paternal_gotra_title: text,
  maternal_gotra_title: text,
  family_type: text,
  family_type_title: text,
  live_with_family: z.boolean(),
  family_living_in: hidden,
  contact_address: hidden,
  about_family: text,
});
export type ShownFamily = z.infer<typeof shownFamily>;

export const shownCareer = z.object({
  country: place,
  state: place,
  city: place,
  pincode: hidden,
  residential_status: text,
  residential_status_title: text,
  highest_degree: text,
  highest_degree_title: text,
  employed_in: text,
  employed_in_title: text,
  occupation: text,
  occupation_title: text,
  annual_income: hidden,
  annual_income_title: hidden,
});
export type ShownCareer = z.infer<typeof shownCareer>;
