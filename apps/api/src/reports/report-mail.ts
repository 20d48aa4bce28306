import { isPictureReason } from "@sanjog/domain/reports/report";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Config } from "../platform/config/config.ts";
import type { Recipient } from "../platform/email/addressee.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { phones } from "../platform/texts/phones.ts";
import { productName } from "../platform/texts/product-name.ts";
import { type Receipt, receiptParams, reportTexts } from "./report-texts.ts";

/**
 * Creates the mail that acknowledges a report. It does not quote the report, since the address may be another
 * person's; it greets only a member by name. A person without an account confirms the address by the link.
 */
export function receiptMail(
  config: Config,
  { to, locale, addressee }: Recipient,
  receipt: Receipt,
  confirm_link?: string,
): Job {
  const texts = reportTexts(locale).mail;
  const params = {
    ...receiptParams(locale, receipt),
    product: productName(config, locale),
    contact: config.grievanceOfficer?.email ?? phones.format(config.supportPhone),
  };
  const of_data = receipt.reason === "my_data";
  const confirm = isPictureReason(receipt.reason) ? texts.confirm_picture : texts.confirm;
  const intro = [of_data ? texts.intro_data : texts.intro, ...(confirm_link ? [confirm] : [])];
  const words = {
    ...mailWords(config, locale, addressee),
    intro: intro.map((text) => formatMessage(locale, text, params)).join(" "),
    note: [...(confirm_link ? [texts.not_you] : []), of_data ? texts.note_data : texts.note]
      .map((text) => formatMessage(locale, text, params))
      .join(" "),
  };
  const buttons = confirm_link ? [{ text: texts.button, link: confirm_link }] : [];
  const subject = of_data ? texts.subject_data : texts.subject;
  return { kind: "mail", to, subject, ...mailBodies(words, { buttons }, locale) };
}
