import { messages as inEnglish } from "@sanjog/i18n/en/notifications";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/notifications";

/** Returns the texts of notifications in a language. */
export function notificationTexts(locale: Locale) {
  return locale === "pb" ? inPunjabi : inEnglish;
}
