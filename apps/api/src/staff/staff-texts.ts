import { messages as inEnglish } from "@sanjog/i18n/en/staff";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/staff";

export function staffTexts(locale: Locale) {
  return locale === "pb" ? inPunjabi : inEnglish;
}
