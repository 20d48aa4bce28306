import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import * as z from "zod/mini";
import { ownShape, shownShape } from "./field-shapes.ts";
import { memberNames } from "./member-names.ts";

const height = z.object({ feet: z.number(), inches: z.number() });
const text = z.string();
const texts = z.array(text);
const hidden = z.nullable(text);

function each<Name extends string, Schema>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

/** What the owner and others read alike: values as stored, with titles in the request's language. */
const openPersonal = {
  profile_for: text,
  ...memberNames,
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
  reference: z.boolean(),
  hobbies: texts,
  hobbies_title: texts,
  express_yourself: text,
};

/** What a privacy item decides about: the owner reads it, another member perhaps null. */
const keptPersonal = [
  "dob",
  "blood_group",
  "blood_group_title",
  "disability_explain",
  "instagram_link",
  "facebook_link",
  "reference_name",
  "reference_relation",
  "reference_contact",
] as const;

/** The personal step as its owner reads it. */
export const personalDetails = z.object({
  ...openPersonal,
  ...each(keptPersonal, text),
  profile_picture_disp: z.nullable(text),
  sensitive_data_consent: z.boolean(),
});
export type PersonalDetails = z.infer<typeof personalDetails>;

/** The personal section as another member reads it. */
export const shownPersonal = z.object({
  ...openPersonal,
  ...each(keptPersonal, hidden),
  /** The same as `profile_picture`: a reference, the word for the placeholder, or null. */
  profile_picture_disp: z.nullable(text),
  gender: text,
  age: z.number(),
});
export type ShownPersonal = z.infer<typeof shownPersonal>;

export const familyDetails = z.object(ownShape(familyFields));
export type FamilyDetails = z.infer<typeof familyDetails>;

export const shownFamily = z.object(shownShape(familyFields));
export type ShownFamily = z.infer<typeof shownFamily>;

export const careerDetails = z.object(ownShape(careerFields));
export type CareerDetails = z.infer<typeof careerDetails>;

export const shownCareer = z.object(shownShape(careerFields));
export type ShownCareer = z.infer<typeof shownCareer>;

/** What others read of a member's wishes. "Any" among countries has the id 0. */
export const shownPreferences = z.object(shownShape(preferenceFields));
export type ShownPreferences = z.infer<typeof shownPreferences>;

/** What the owner reads: `country_ids` is what the form sends back as `country`. */
export const ownPreferences = z.object({
  ...ownShape(preferenceFields),
  country_ids: z.array(z.union([z.literal("any"), z.number()])),
});
export type OwnPreferences = z.infer<typeof ownPreferences>;
