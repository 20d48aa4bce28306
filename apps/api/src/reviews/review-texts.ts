import { messages as inEnglish } from "@sanjog/i18n/en/reviews";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/reviews";

export function reviewTexts(locale: Locale) {
  return locale === "pb" ? inPunjabi : inEnglish;
}
