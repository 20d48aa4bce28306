import { messages as inEnglish } from "@sanjog/i18n/en/cases";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/cases";

export function caseTexts(locale: Locale) {
  return locale === "pb" ? inPunjabi : inEnglish;
}
