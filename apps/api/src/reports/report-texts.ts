import { dayInIndia } from "@sanjog/domain/calendar";
import type { ReportReason } from "@sanjog/domain/reports/report";
import { messages as inEnglish } from "@sanjog/i18n/en/reports";
import { formatDate } from "@sanjog/i18n/format";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/reports";

export type Receipt = { reference: string; resolve_by: Date; reason: ReportReason };

export function reportTexts(locale: Locale) {
  return locale === "pb" ? inPunjabi : inEnglish;
}

/** Returns the parameters of a receipt's texts: the reference number, and the date in India. */
export function receiptParams(locale: Locale, { reference, resolve_by }: Receipt) {
  return { reference, date: formatDate(locale, dayInIndia(resolve_by)) };
}

export function thanksText(locale: Locale, receipt: Receipt): string {
  const texts = reportTexts(locale);
  return formatMessage(
    locale,
    texts[receipt.reason === "my_data" ? "received_data" : "received"],
    receiptParams(locale, receipt),
  );
}
