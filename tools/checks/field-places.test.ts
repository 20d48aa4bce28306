import { readFileSync } from "node:fs";
import path from "node:path";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import type { Field, Fields } from "@sanjog/domain/profiles/field";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { expect, test } from "vitest";

type Place = {
  place: string;
  fields: Fields;
  files: readonly string[];
  absent: Readonly<Record<string, string>>;
  /** Whether the place derives the field from its descriptor. */
  derived?: (field: Field) => boolean;
};

const web = "apps/web/src/";
/** The own profile consists of the parts of a profile, and of these. */
const own = [`${web}profiles/summary/own-contact.tsx`];
const view = `${web}profiles/view/`;
const personalView = [
  `${view}view-profile-personal.tsx`,
  `${view}parts/use-glance-facts.ts`,
  `${view}parts/written-words.tsx`,
  `${web}relations/reasons-for.ts`,
  `${view}connection/contact-rows.tsx`,
];
const familyView = [
  `${view}view-profile-family.tsx`,
  `${view}sentences/family-sentences.ts`,
  `${view}gotra/gotra-section.tsx`,
  `${view}connection/contact-rows.tsx`,
];
const careerView = [
  `${view}view-profile-career.tsx`,
  `${view}sentences/career-sentences.ts`,
  `${view}parts/use-glance-facts.ts`,
  `${view}connection/contact-rows.tsx`,
];

/** The rows of another member's contact details are not on the own profile. */
const without = (files: readonly string[]) => files.filter((file) => !file.endsWith("contact-rows.tsx"));

const byName = "it is part of the name above";
const consent = "it is no detail of the member, and is kept with the consents";
const asked = "consent-fields.tsx makes its name from the purpose";
const gotra = "the title of the gotra is the family's own text";
const outside = "a link leads nowhere on paper";

/** Where a member fills in or reads each field, and the reason where a field is missing. */
const places: readonly Place[] = [
  {
    place: "the form of the personal step",
    fields: personalFields,
    files: [`${web}profiles/forms/personal-fields.tsx`, `${web}profiles/forms/reference-fields.tsx`],
    absent: {
      name_in_punjabi: "other-names.tsx asks for every script of a name",
      name_in_english: "other-names.tsx asks for every script of a name",
      religion_consent: asked,
      caste_consent: asked,
      namdhari_sect_consent: asked,
      health_consent: asked,
    },
  },
  {
    place: "the summary of the personal step",
    fields: personalFields,
    files: [...without(personalView), ...own],
    absent: {
      firstname: byName,
      lastname: byName,
      name_in_punjabi: byName,
      name_in_english: byName,
      religion_consent: consent,
      caste_consent: consent,
      namdhari_sect_consent: consent,
      health_consent: consent,
    },
  },
  {
    place: "the personal part of a profile",
    fields: personalFields,
    files: personalView,
    absent: {
      firstname: byName,
      lastname: byName,
      name_in_punjabi: byName,
      name_in_english: byName,
      religion_consent: consent,
      caste_consent: consent,
      namdhari_sect_consent: consent,
      health_consent: consent,
    },
  },
  {
    place: "the form of the family step",
    fields: familyFields,
    files: [`${web}profiles/forms/family-fields.tsx`],
    absent: {
      paternal_gotra_other: "the form makes its name from the gotra's",
      maternal_gotra_other: "the form makes its name from the gotra's",
    },
  },
  {
    place: "the summary of the family step",
    fields: familyFields,
    files: [...without(familyView), ...own],
    absent: { paternal_gotra_other: gotra, maternal_gotra_other: gotra },
  },
  {
    place: "the family part of a profile",
    fields: familyFields,
    files: familyView,
    absent: { paternal_gotra_other: gotra, maternal_gotra_other: gotra },
  },
  {
    place: "the form of the career step",
    fields: careerFields,
    files: [`${web}profiles/forms/career-form.tsx`, `${web}profiles/forms/place-fields.tsx`],
    absent: {},
  },
  {
    place: "the summary of the career step",
    fields: careerFields,
    files: [...without(careerView), ...own],
    absent: {},
  },
  {
    place: "the career part of a profile",
    fields: careerFields,
    files: careerView,
    absent: {},
  },
  {
    place: "the form of the preference step",
    fields: preferenceFields,
    files: [`${web}preferences/must-field.tsx`, `${web}preferences/wish-fields.tsx`],
    absent: {},
  },
  {
    place: "the preferences of a profile",
    fields: preferenceFields,
    files: [`${web}profiles/view/view-profile-preferences.tsx`, `${web}relations/wish-chips.ts`],
    absent: {
      gotra_rule: "a member keeps it to themselves",
      must: "a member keeps it to themselves",
    },
  },
  {
    place: "the list of wishes above the suggestions",
    fields: preferenceFields,
    files: [`${web}relations/wish-chips.ts`],
    absent: {
      gotra_rule: "it is a rule, and no wish",
      must: "it marks wishes that are listed there",
      about_desired_partner: "it is a text, and no condition on suggestions",
    },
  },
  {
    place: "the printed sheet",
    fields: { ...personalFields, ...familyFields, ...careerFields },
    files: ["apps/api/src/biodata/views/sheet.ts"],
    derived: ({ printed }) => printed !== undefined,
    absent: {
      firstname: "the heading has the name in the sheet's script",
      lastname: "the heading has the name in the sheet's script",
      name_in_punjabi: "the heading has the name in the sheet's script",
      name_in_english: "the heading has the name in the sheet's script",
      paternal_gotra_other: gotra,
      maternal_gotra_other: gotra,
      instagram_link: outside,
      facebook_link: outside,
      religion_consent: consent,
      caste_consent: consent,
      namdhari_sect_consent: consent,
      health_consent: consent,
    },
  },
];

/** An option is shown by its title, a place under the name of its id without the suffix. */
function isIn(text: string, name: string): boolean {
  return new RegExp(`\\b(${name}|${name}_title|${name.replace(/_id$/, "")})\\b`).test(text);
}

test.each(places)(
  "$place has every field of its step, or a reason why not",
  ({ fields, files, absent, derived }) => {
    const text = files
      .map((file) => readFileSync(path.join(import.meta.dirname, "../..", file), "utf8"))
      .join("\n");
    const missing = Object.keys(fields).filter(
      (name) => !isIn(text, name) && !derived?.(fields[name] as Field),
    );
    expect(missing.sort()).toEqual(Object.keys(absent).sort());
  },
);
