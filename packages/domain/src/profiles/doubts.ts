import { type ContactKind, findContactDetails } from "./contact-details.ts";
import { isReservedName } from "./reserved-names.ts";

/** Why an operator should review an accepted text. */
export type Doubt = ContactKind | "reserved_name";

/** The name fields that other members see; a doubt about one of them holds the member for review. */
export const shownNames = ["name", "name_in_punjabi", "name_in_english"] as const;
const names: readonly string[] = [...shownNames, "father_name", "mother_name"];

/**
 * Returns why an operator should review a field of a profile, or null. `name` is first and last name together, so that
 * a word split between the two is found.
 */
export function doubtIn(field: string, text: string, product_names: readonly string[]): Doubt | null {
  if (names.includes(field)) return isReservedName(text, product_names) ? "reserved_name" : null;
  return findContactDetails(text)?.kind ?? null;
}
