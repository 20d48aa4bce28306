import { messages as en } from "./en/countries.ts";
import type { Locale } from "./locale.ts";
import { messages as pb } from "./pb/countries.ts";

const names: Record<Locale, Readonly<Record<string, string>>> = { en, pb };

/** Returns a country's name in a language, or its code when there is none. */
export function countryName(locale: Locale, iso: string): string {
  return names[locale][iso] ?? iso;
}
