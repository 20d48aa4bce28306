import type { Suggestion } from "@sanjog/contract/suggestions";
import type { User } from "@sanjog/contract/user";
import { distinguishingReasons, type Reason } from "@sanjog/domain/suggestions/distinguishing-reasons";

/** Returns the page number of an address; 1 for anything but a whole number above 0. */
export function pageFrom(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Returns a title without its explanation in brackets, which a card has no room for; a range stays on one line. */
export function shortTitle(title: string | null): string | null {
  return title && title.replace(/ \([^)]*\)$/, "").replace(/–/g, "–\u2060");
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

/** Returns what sets each suggested member apart from the others of the page. */
export function reasonsFor(
  suggestions: readonly Suggestion[],
  career: User["career_details"],
): Map<string, Reason[]> {
  const facts = suggestions.map(({ profile_details, career_details: { city, country }, match }) => ({
    city,
    country,
    namdhari_sect: profile_details.namdhari_sect,
    theirs_met: match.theirs_met,
    theirs_of: match.theirs_of,
  }));
  const viewer = career && { city: career.city.name, country: career.country.name };
  const found = distinguishingReasons(facts, viewer);
  return new Map(suggestions.map(({ user_id }, i) => [user_id, found[i] ?? []]));
}
