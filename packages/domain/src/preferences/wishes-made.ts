import type { SensitivePurpose } from "../accounts/consents.ts";
import { any_option, isAnyEducation } from "../reference/option-lists.ts";

/** The names of the wishes in display order. A wish is added at the end: match cards store its position. */
export const wishNames = [
  "age",
  "height",
  "marital_status",
  "mother_tongue",
  "religion",
  "caste",
  "diet",
  "family_type",
  "occupation",
  "country",
  "residential_status",
  "education",
  "income",
] as const;
export type WishName = (typeof wishNames)[number];

/** The answers of the preference step, also while its form is being filled in. */
type Answers = Readonly<Record<string, unknown>>;

/**
 * Returns whether a wish narrows anything: it is not "Any" and not the full range of education, whose fulfilment says
 * nothing.
 */
export function isWishMade(name: WishName, answers: Answers): boolean {
  if (name === "age" || name === "height") return true;
  if (name === "education") {
    return !isAnyEducation(String(answers.minimum_education), String(answers.maximum_education));
  }
  const wish = answers[name];
  return wish !== any_option && !(Array.isArray(wish) && (wish.length === 0 || wish.includes(any_option)));
}

/** The wishes that tell the member's own sensitive answer. */
export const tellingWishes = ["religion", "caste"] as const satisfies readonly (WishName &
  SensitivePurpose)[];
export type TellingWish = (typeof tellingWishes)[number];

/** Decisions §5: the wishes that a new member marks "only this" by making them. */
export const usual_musts: readonly WishName[] = ["marital_status", "religion", "diet"];

/**
 * Returns the wishes that the member marked "only this" and that narrow anything. `must` is null until the member has
 * chosen; the usual ones count until then.
 */
export function mustsOf({
  must,
  ...answers
}: Answers & { must?: readonly string[] | null | undefined }): WishName[] {
  const marked: readonly string[] = must ?? usual_musts;
  return wishNames.filter((name) => marked.includes(name) && isWishMade(name, answers));
}
