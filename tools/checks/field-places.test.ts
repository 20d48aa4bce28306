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
const summary = [`${web}profiles/summary/summary-sections.tsx`];

const byName = "it is part of the name above";
const consent = "it is no detail of the member, and is kept with the consents";
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
    },
  },
  {
    place: "the summary of the personal step",
    fields: personalFields,
    files: summary,
    absent: {
      firstname: byName,
      lastname: byName,
      name_in_punjabi: byName,
      name_in_english: byName,
      sensitive_data_consent: consent,
    },
  },
  {
    place: "the personal part of a profile",
    fields: personalFields,
    files: [
      `${web}profiles/view/view-profile-personal.tsx`,
      `${web}profiles/view/parts/use-glance-facts.ts`,
      `${web}profiles/view/parts/written-words.tsx`,
      `${web}profiles/view/parts/profile-reasons.tsx`,
      `${web}profiles/view/connection/contact-rows.tsx`,
    ],
    absent: {
      firstname: byName,
      lastname: byName,
      name_in_punjabi: byName,
      name_in_english: byName,
      sensitive_data_consent: consent,
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
    files: summary,
    absent: { paternal_gotra_other: gotra, maternal_gotra_other: gotra },
  },
  {
    place: "the family part of a profile",
    fields: familyFields,
    files: [
      `${web}profiles/view/view-profile-family.tsx`,
      `${web}profiles/view/sentences/family-sentences.ts`,
      `${web}profiles/view/gotra/gotra-section.tsx`,
      `${web}profiles/view/connection/contact-rows.tsx`,
    ],
    absent: { paternal_gotra_other: gotra, maternal_gotra_other: gotra },
  },
  {
    place: "the form of the career step",
    fields: careerFields,
    files: [`${web}profiles/forms/career-form.tsx`, `${web}profiles/forms/place-fields.tsx`],
    absent: {},
  },
  { place: "the summary of the career step", fields: careerFields, files: summary, absent: {} },
  {
    place: "the career part of a profile",
    fields: careerFields,
    files: [
      `${web}profiles/view/view-profile-career.tsx`,
      `${web}profiles/view/sentences/career-sentences.ts`,
      `${web}profiles/view/parts/use-glance-facts.ts`,
      `${web}profiles/view/connection/contact-rows.tsx`,
    ],
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
      sensitive_data_consent: consent,
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
