import { type ContactKind, findContactDetails } from "./contact-details.ts";
import { isReservedName } from "./reserved-names.ts";

/** Why somebody should look at a text that was taken. */
export type Doubt = ContactKind | "reserved_name";

/** The names by which members meet: a doubt about one of them holds the member. */
export const shownNames = ["name", "name_in_punjabi", "name_in_english"] as const;
const names: readonly string[] = [...shownNames, "father_name", "mother_name"];

/**
 * Returns why somebody should look at a field of a profile, or null. `name` is first and last name in one, so that a
 * word cut in two is found.
 */
export function doubtIn(field: string, text: string, product_names: readonly string[]): Doubt | null {
  if (names.includes(field)) return isReservedName(text, product_names) ? "reserved_name" : null;
  return findContactDetails(text)?.kind ?? null;
}
