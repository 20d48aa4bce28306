import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { incomeFloor } from "@sanjog/domain/reference/income-floor";
import type { Translate } from "../platform/locale.tsx";
import { type DegreeRange, degreeRange } from "./degree-range.ts";

type Height = ShownPreferences["height_min"];

/** The text of a wish on a chip. */
export type WishChip =
  | { kind: "age"; min: number; max: number }
  | { kind: "height"; min: Height; max: Height }
  | { kind: "education"; range: Exclude<DegreeRange, "any">; min: string; max: string }
  | { kind: "income"; floor: "some" | "top" | "band"; min: string }
  | { kind: "titles"; field: string; titles: readonly string[] };

const any = "any";
const any_country_id = 0;

function educationChip(wishes: ShownPreferences): WishChip[] {
  const { minimum_education_title: min, maximum_education_title: max } = wishes;
  const range = degreeRange(wishes.minimum_education, wishes.maximum_education);
  return range === "any" ? [] : [{ kind: "education", range, min, max }];
}

function incomeChip({ income, income_title: min }: ShownPreferences): WishChip[] {
  const floor = incomeFloor(income);
  return floor === "none" ? [] : [{ kind: "income", floor, min }];
}

const lists = ["marital_status", "religion", "caste", "mother_tongue", "family_type", "occupation"] as const;

function listChip(
  wishes: ShownPreferences,
  field: (typeof lists)[number] | "diet" | "residential_status",
): WishChip[] {
  return wishes[field].includes(any) ? [] : [{ kind: "titles", field, titles: wishes[`${field}_title`] }];
}

/** Returns the wishes that narrow the suggestions, the most important first; "Any" is left out. */
export function chipsOf(wishes: ShownPreferences): WishChip[] {
  const countries = wishes.country.filter(({ id }) => id !== any_country_id).map(({ name }) => name);
  return [
    { kind: "age", min: wishes.age_min, max: wishes.age_max },
    { kind: "height", min: wishes.height_min, max: wishes.height_max },
    ...listChip(wishes, "diet"),
    ...educationChip(wishes),
    ...(countries.length > 0 ? [{ kind: "titles", field: "country", titles: countries } as const] : []),
    ...lists.flatMap((field) => listChip(wishes, field)),
    ...listChip(wishes, "residential_status"),
    ...incomeChip(wishes),
  ];
}

/** Returns a wish for a least income as text: "₹4–6 lakh or more". */
export function incomeText(
  { floor, min }: Omit<Extract<WishChip, { kind: "income" }>, "kind">,
  t: Translate<"relations">,
): string {
  return t(`incomes.${floor}`, { title: min });
}

/** Joins the titles of a list; a title may contain a comma itself. */
export function joinedTitles(titles: readonly string[]): string {
  return titles.join("\u00a0· ");
}
