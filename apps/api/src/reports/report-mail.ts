import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import type { Config } from "../platform/config/config.ts";
import { type Addressee, mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { phones } from "../platform/texts/phones.ts";
import { productName } from "../platform/texts/product-name.ts";
import { type Receipt, receiptParams, reportTexts } from "./report-texts.ts";

type Recipient = { to: string; locale: Locale; addressee?: Addressee };

/**
 * Creates the mail that acknowledges a report. It does not quote the report, since the address may be another
 * person's; it greets only a member by name.
 */
export function receiptMail(config: Config, { to, locale, addressee }: Recipient, receipt: Receipt): Job {
  const texts = reportTexts(locale).mail;
  const params = {
    ...receiptParams(locale, receipt),
    product: productName(config, locale),
    contact: config.grievanceOfficer?.email ?? phones.format(config.supportPhone),
  };
  const words = {
    ...mailWords(config, locale, addressee),
    intro: formatMessage(locale, texts.intro, params),
    note: formatMessage(locale, texts.note, params),
  };
  return { kind: "mail", to, subject: texts.subject, ...mailBodies(words, {}, locale) };
}
