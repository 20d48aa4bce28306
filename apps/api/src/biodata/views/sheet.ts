import type { User } from "@sanjog/contract/user";
import type { BiodataChoice, BiodataPart } from "@sanjog/domain/biodata/biodata";
import { ageAt } from "@sanjog/domain/calendar";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { type Fields, namesWhere } from "@sanjog/domain/profiles/field";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { incomeFloor } from "@sanjog/domain/reference/income-floor";
import { any_option, isAnyEducation } from "@sanjog/domain/reference/option-lists";
import { formatDate, formatHeight } from "@sanjog/i18n/format";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import { nameFor } from "@sanjog/i18n/name-for";
import { type SheetTexts, sheetTexts } from "./sheet-texts.ts";

/** The profile data the sheet may show: every step is complete, and the addresses are verified. */
export type Owner = { [Step in OwnSteps]: NonNullable<User[Step]> } & {
  profile_number: string;
  email: string | null;
  phone_number: string | null;
};
type OwnSteps = "profile_details" | "family_details" | "career_details" | "preferences";

/** A line of the sheet; its key is the same in both languages. */
export type SheetLine = { key: string; label: string; value: string };
export type SheetSection = {
  part: Exclude<BiodataPart, "income" | "about"> | "contact";
  title: string;
  lines: SheetLine[];
};

/** A biodata in one language that contains only the chosen parts. */
export type Sheet = {
  locale: Locale;
  title: string;
  name: string;
  /** The name in the other script, or "". */
  other: string;
  /** Age, height and marital status, and the place. */
  summary: string[];
  sections: SheetSection[];
  /** Longer texts written by the family; only their titles are translated. */
  words: SheetLine[];
};

type Lines = readonly (readonly [key: string, label: string, value: string | false | null])[];

/** Returns the chosen parts of a profile in a language, without empty lines. */
export function presentSheet(owner: Owner, choice: BiodataChoice, locale: Locale, now: Date): Sheet {
  const texts = sheetTexts(locale);
  const { profile_details: personal, career_details: career } = owner;
  const chosen = (part: BiodataPart) => choice.parts.includes(part);
  const sections: SheetSection[] = [];
  const add = (part: SheetSection["part"], lines: Lines) => {
    const filled = lines.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []));
    if (filled.length > 0) sections.push({ part, title: texts.biodata.parts[part], lines: filled });
  };
  const plain = (part: BiodataPart) => plainLines(part, owner, texts);
  if (chosen("personal")) add("personal", [...personalLines(owner, texts, locale), ...plain("personal")]);
  if (chosen("faith")) add("faith", [...faithLines(owner, texts), ...plain("faith")]);
  const work = [
    ...(chosen("work") ? [...workLines(owner, texts), ...plain("work")] : []),
    ...(chosen("income") ? plain("income") : []),
  ];
  add("work", work);
  if (chosen("family")) add("family", [...familyLines(owner, texts, locale), ...plain("family")]);
  if (chosen("health")) add("health", [...healthLines(owner, texts), ...plain("health")]);
  if (chosen("wishes")) add("wishes", wishLines(owner, texts, locale));
  if (choice.contact) add("contact", contactLines(owner, texts));
  return {
    locale,
    title: texts.biodata.title,
    ...nameFor(locale, personal),
    summary: [
      [
        formatMessage(locale, texts.biodata.age, { age: ageAt(personal.dob, now) }),
        formatHeight(locale, personal.height),
        personal.marital_status_title,
      ].join(" · "),
      [career.city.name, career.state.name, career.country.name].filter(Boolean).join(", "),
    ],
    sections,
    words: ownWords(owner, chosen, texts),
  };
}

/** Returns the fields that have a line of their own, according to their descriptors. */
function plainLines(part: BiodataPart, owner: Owner, { fields: labels }: SheetTexts): Lines {
  const steps: [Fields, object][] = [
    [personalFields, owner.profile_details],
    [familyFields, owner.family_details],
    [careerFields, owner.career_details],
  ];
  return steps.flatMap(([fields, details]) => {
    const told = details as Readonly<Record<string, string | readonly string[]>>;
    const names = namesWhere(fields, ({ printed }) => printed === part) as (keyof typeof labels)[];
    return names.map(
      (name) => [name, labels[name], [told[`${name}_title`] ?? told[name]].flat().join(", ")] as const,
    );
  });
}

function personalLines(
  { profile_details: personal }: Owner,
  { biodata, fields }: SheetTexts,
  locale: Locale,
): Lines {
  return [
    ["dob", fields.dob, formatDate(locale, personal.dob)],
    [
      "weight",
      biodata.lines.weight,
      formatMessage(locale, biodata.weight, { weight: String(personal.weight) }),
    ],
  ];
}

function faithLines({ profile_details: personal }: Owner, { biodata, fields }: SheetTexts): Lines {
  return [
    ["religion", fields.religion, personal.religion_title],
    ["caste", fields.caste, personal.caste_title],
    [
      "namdhari_sect",
      biodata.lines.namdhari,
      personal.namdhari_sect !== null && biodata[personal.namdhari_sect ? "yes" : "no"],
    ],
  ];
}

function workLines({ career_details: career }: Owner, { biodata, fields }: SheetTexts): Lines {
  return [
    ["highest_degree", fields.highest_degree, career.highest_degree_title],
    ["occupation", fields.occupation, career.occupation_title],
    ["employed_in", fields.employed_in, career.employed_in_title],
    [
      "lives_in",
      biodata.lines.lives_in,
      [career.city.name, career.state.name, career.country.name].filter(Boolean).join(", "),
    ],
  ];
}

function familyLines(
  { family_details: family }: Owner,
  { biodata, fields }: SheetTexts,
  locale: Locale,
): Lines {
  const parent = (name: string, occupation: string) => [name, occupation].filter(Boolean).join(", ");
  return [
    ["father", biodata.lines.father, parent(family.father_name, family.father_occupation_title)],
    ["mother", biodata.lines.mother, parent(family.mother_name, family.mother_occupation_title)],
    [
      "brothers",
      biodata.lines.brothers,
      formatMessage(locale, biodata.brothers, {
        count: family.brother_count,
        married: family.brother_married_count,
      }),
    ],
    [
      "sisters",
      biodata.lines.sisters,
      formatMessage(locale, biodata.sisters, {
        count: family.sister_count,
        married: family.sister_married_count,
      }),
    ],
    ["paternal_gotra", fields.paternal_gotra, family.paternal_gotra_title],
    ["maternal_gotra", fields.maternal_gotra, family.maternal_gotra_title],
    ["family_type", fields.family_type, family.family_type_title],
    ["lives", biodata.lines.lives, biodata[family.live_with_family ? "with_family" : "without_family"]],
  ];
}

function healthLines({ profile_details: personal }: Owner, { biodata, fields }: SheetTexts): Lines {
  const { differently_abled, disability_explain } = personal;
  return [
    ["blood_group", fields.blood_group, personal.blood_group !== "not_known" && personal.blood_group_title],
    [
      "differently_abled",
      biodata.lines.differently_abled,
      differently_abled !== null &&
        (differently_abled ? `${biodata.yes}: ${disability_explain}` : biodata.no),
    ],
  ];
}

function wishLines({ preferences: wishes }: Owner, { biodata, fields }: SheetTexts, locale: Locale): Lines {
  const height = (of: typeof wishes.height_min) => formatHeight(locale, of);
  const any_education = isAnyEducation(wishes.minimum_education, wishes.maximum_education);
  const education = [wishes.minimum_education_title, wishes.maximum_education_title];
  const floor = incomeFloor(wishes.income);
  // A preference that accepts every option adds no line.
  const list = (codes: readonly string[], titles: readonly string[]) =>
    !codes.includes(any_option) && titles.join(", ");
  return [
    [
      "age",
      fields.age,
      formatMessage(locale, biodata.ages, { min: String(wishes.age_min), max: String(wishes.age_max) }),
    ],
    [
      "height",
      fields.height,
      formatMessage(locale, biodata.range, {
        min: height(wishes.height_min),
        max: height(wishes.height_max),
      }),
    ],
    ["education", biodata.lines.education, !any_education && [...new Set(education)].join(" – ")],
    [
      "income",
      biodata.lines.income,
      floor !== "none" && formatMessage(locale, biodata.incomes[floor], { title: wishes.income_title }),
    ],
    [
      "country",
      fields.country,
      wishes.country.every(({ id }) => id > 0) && wishes.country.map(({ name }) => name).join(", "),
    ],
    ["marital_status", fields.marital_status, list(wishes.marital_status, wishes.marital_status_title)],
    ["religion", fields.religion, list(wishes.religion, wishes.religion_title)],
    ["caste", fields.caste, list(wishes.caste, wishes.caste_title)],
    ["diet", fields.diet, list(wishes.diet, wishes.diet_title)],
  ];
}

function contactLines(owner: Owner, { biodata, fields }: SheetTexts): Lines {
  const { family_details: family, career_details: career, profile_details: personal } = owner;
  const reference = [personal.reference_name, personal.reference_relation, personal.reference_contact];
  return [
    ["phone_number", biodata.lines.phone, owner.phone_number],
    ["email", fields.email, owner.email],
    ["contact_address", biodata.lines.address, [family.contact_address, career.pincode].join(" ").trim()],
    ["family_living_in", fields.family_living_in, family.family_living_in],
    ["reference", biodata.lines.reference, personal.reference && reference.filter(Boolean).join(", ")],
  ];
}

function ownWords(
  owner: Owner,
  chosen: (part: BiodataPart) => boolean,
  { biodata }: SheetTexts,
): SheetLine[] {
  const { profile_for } = owner.profile_details;
  const whose = { myself: "about_self", son: "about_son", daughter: "about_daughter" } as const;
  const about = biodata[whose[profile_for as keyof typeof whose] ?? "about_them"];
  const lines: Lines = [
    ["express_yourself", about, chosen("about") && owner.profile_details.express_yourself],
    ["about_family", biodata.about_family, chosen("about") && owner.family_details.about_family],
    [
      "about_desired_partner",
      biodata.about_partner,
      chosen("wishes") && owner.preferences.about_desired_partner,
    ],
  ];
  return lines.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []));
}
