import { messages as inEnglish } from "@sanjog/i18n/en/approvals";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/approvals";

export function approvalTexts(locale: Locale) {
  return locale === "pb" ? inPunjabi : inEnglish;
}
