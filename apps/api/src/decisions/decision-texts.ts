import { messages as inEnglish } from "@sanjog/i18n/en/decisions";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/decisions";

export function decisionTexts(locale: Locale) {
  return locale === "pb" ? inPunjabi : inEnglish;
}
