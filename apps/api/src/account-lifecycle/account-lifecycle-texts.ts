import { dayInIndia } from "@sanjog/domain/calendar";
import { messages as inEnglish } from "@sanjog/i18n/en/account-lifecycle";
import { formatDate } from "@sanjog/i18n/format";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/account-lifecycle";

export function accountLifecycleTexts(locale: Locale) {
  return locale === "pb" ? inPunjabi : inEnglish;
}

/** Returns the date of a moment in India's time zone. */
export function dayText(locale: Locale, moment: Date): string {
  return formatDate(locale, dayInIndia(moment));
}
