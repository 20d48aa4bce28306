import type { MissedWish, NearSuggestion, Suggestion } from "@sanjog/contract/suggestions";

/** A suggestion of either list; those who are one wish apart also have the wish they miss. */
export type ListedSuggestion = Suggestion & Partial<Pick<NearSuggestion, "missed">>;

/** Returns how many wishes of each side are met: of the viewer's own all, or all but the missed one. */
export function sidesOf({ match: { mine, theirs_met, theirs_of }, missed }: ListedSuggestion) {
  return { mine_met: mine.length, mine_of: mine.length + (missed ? 1 : 0), theirs_met, theirs_of };
}

/** The lists of the suggestions, by the parameter that holds their page number in the address. */
export type SuggestionListName = "page" | "apart";

/** Returns the page number of a list in an address; 1 for anything but a whole number above 0. */
export function pageFrom(search: URLSearchParams, list: SuggestionListName): number {
  const text = search.get(list) ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Returns the address of another page of a list. The second list starts again when the first one is paged. */
export function withPage(search: URLSearchParams, list: SuggestionListName, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (list === "page") next.delete("apart");
  next.delete(list);
  if (page > 1) next.set(list, String(page));
  return next;
}

const directed = ["age", "height", "education"];

/** Returns the key of the sentence about a missed wish, which for some wishes says above or below. */
export function missedKey({ wish, amount }: Pick<MissedWish, "wish" | "amount">): string {
  if (!directed.includes(wish)) return wish;
  return `${wish}_${amount !== null && amount > 0 ? "above" : "below"}`;
}

type HiddenDetails =
  | "email"
  | "dob"
  | "income"
  | "email_dob"
  | "email_income"
  | "dob_income"
  | "email_dob_income";

type HiddenFacts = Pick<Suggestion, "email"> & {
  profile_details: Pick<Suggestion["profile_details"], "dob">;
  career_details: Pick<Suggestion["career_details"], "annual_income_title">;
};

/** Returns which details of a card only connections see, as the key of their sentence; null if there are none. */
export function hiddenDetails({ email, profile_details, career_details }: HiddenFacts): HiddenDetails | null {
  const details = [
    email === null && "email",
    profile_details.dob === null && "dob",
    career_details.annual_income_title === null && "income",
  ].filter(Boolean);
  return details.length > 0 ? (details.join("_") as HiddenDetails) : null;
}
