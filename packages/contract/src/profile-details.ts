import { sensitivePurposes } from "@sanjog/domain/accounts/consents";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import * as z from "zod/mini";
import { ownShape, shownShape } from "./field-shapes.ts";

const text = z.string();

/** The personal step as its owner reads it. */
export const personalDetails = z.object({
  profile_for: text,
  ...ownShape(personalFields),
  profile_picture_disp: z.nullable(text),
  /** The sensitive answers whose consent the member withdrew; they are not stored. */
  withdrawn: z.array(z.enum(sensitivePurposes)),
});
export type PersonalDetails = z.infer<typeof personalDetails>;

/** The personal section as another member reads it. */
export const shownPersonal = z.object({
  profile_for: text,
  ...shownShape(personalFields),
  /** The same as `profile_picture`: a reference, the name of the placeholder, or null. */
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

/** A member's wishes as others read them. "Any" among countries has the id 0. */
export const shownPreferences = z.object(shownShape(preferenceFields));
export type ShownPreferences = z.infer<typeof shownPreferences>;

/** A member's own wishes; `country_ids` is what the form sends as `country`. */
export const ownPreferences = z.object({
  ...ownShape(preferenceFields),
  country_ids: z.array(z.union([z.literal("any"), z.number()])),
});
export type OwnPreferences = z.infer<typeof ownPreferences>;
