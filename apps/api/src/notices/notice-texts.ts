import { messages as inEnglish } from "@sanjog/i18n/en/notices";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/notices";

/** Returns the texts of notices in a language. */
export function noticeTexts(locale: Locale) {
  return locale === "pb" ? inPunjabi : inEnglish;
}
