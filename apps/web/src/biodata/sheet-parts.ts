import type { User } from "@sanjog/contract/user";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import type { BiodataChoice, BiodataPart } from "@sanjog/domain/biodata/biodata";
import { formatDate } from "@sanjog/i18n/format";
import type { Locale } from "@sanjog/i18n/locale";

/** The printed parts that have a heading: the income belongs to the work, the own words stand alone. */
export type SheetPart = Exclude<BiodataPart, "income" | "about"> | "contact";
/** A line of the picture: the name of its field, and its value. */
export type SheetLine = { field: string; value: string };

/** How the reader's language says yes and no. */
type Answers = { yes: string; no: string };
type Values = Record<string, string | number | null | undefined>;

/** Returns what the picture of the sheet shows of a profile: the chosen parts with their main lines, none empty. */
export function sheetParts(
  user: User,
  choice: BiodataChoice,
  locale: Locale,
  answers: Answers,
): { part: SheetPart; lines: SheetLine[] }[] {
  const { profile_details: person, family_details: family, career_details: career, preferences } = user;
  if (!person || !family || !career || !preferences) return [];
  const chosen = (part: BiodataPart, values: Values) => (choice.parts.includes(part) ? values : {});
  const all: Record<SheetPart, Values> = {
    personal: chosen("personal", {
      dob: formatDate(locale, person.dob),
      mother_tongue: person.mother_tongue_title,
      diet: person.diet_title,
      hobbies: person.hobbies_title.join(", "),
    }),
    faith: chosen("faith", {
      religion: person.religion_title,
      caste: person.caste_title,
      namdhari_sect: person.namdhari_sect === null ? null : answers[person.namdhari_sect ? "yes" : "no"],
    }),
    work: {
      ...chosen("work", {
        highest_degree: career.highest_degree_title,
        occupation: career.occupation_title,
        employed_in: career.employed_in_title,
        residential_status: career.residential_status_title,
      }),
      ...chosen("income", { annual_income: career.annual_income_title }),
    },
    family: chosen("family", {
      father_name: family.father_name,
      mother_name: family.mother_name,
      brother_count: family.brother_count,
      sister_count: family.sister_count,
      paternal_gotra: family.paternal_gotra_title,
      maternal_gotra: family.maternal_gotra_title,
    }),
    health: chosen("health", { blood_group: person.blood_group_title }),
    wishes: chosen("wishes", {
      age_min: preferences.age_min,
      age_max: preferences.age_max,
      marital_status: preferences.marital_status_title.join(", "),
      minimum_education: preferences.minimum_education_title,
    }),
    contact: choice.contact
      ? {
          phone_number: user.phone_number && spacedPhone(user.phone_number),
          email: user.email,
          contact_address: family.contact_address,
        }
      : {},
  };
  return (Object.keys(all) as SheetPart[])
    .map((part) => ({ part, lines: linesFrom(all[part]) }))
    .filter(({ lines }) => lines.length > 0);
}

function linesFrom(values: Values): SheetLine[] {
  return Object.entries(values).flatMap(([field, value]) =>
    value === null || value === undefined || value === "" ? [] : [{ field, value: String(value) }],
  );
}
