import { type MemberNames, typedName } from "@sanjog/domain/profiles/name-scripts";
import type { Locale } from "./locale.ts";

/** A name as a reader sees it; `other` is the name in the other script, "" where there is none. */
export type ShownName = { name: string; other: string };

/**
 * Returns a member's name in the script of a language, and in the other script. A script that the family has not
 * provided shows the name as typed; an unreviewed transliteration is never shown.
 */
export function nameFor(locale: Locale, names: MemberNames): ShownName {
  const typed = typedName(names);
  const punjabi = names.name_in_punjabi || typed;
  const english = names.name_in_english || typed;
  const [name, other] = locale === "pb" ? [punjabi, english] : [english, punjabi];
  return { name, other: other === name ? "" : other };
}

/** Returns a member's first name in the script of a language: as many words of the name as the typed first name has. */
export function firstNameFor(locale: Locale, names: MemberNames): string {
  const words = names.firstname.trim().split(/\s+/).length;
  return nameFor(locale, names).name.split(/\s+/).slice(0, words).join(" ");
}
