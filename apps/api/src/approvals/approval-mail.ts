import { dayInIndia } from "@sanjog/domain/calendar";
import { formatDate } from "@sanjog/i18n/format";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Config } from "../platform/config/config.ts";
import type { Recipient } from "../platform/email/addressee.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { phones } from "../platform/texts/phones.ts";
import { productName } from "../platform/texts/product-name.ts";
import { approvalTexts } from "./approval-texts.ts";

/**
 * Creates the last mail to a member whose account two people at the desk have erased: that it is done and how to complain. The
 * reason is not in it: it is written for a colleague, and others in the family may read the mailbox.
 */
export function erasedMail(config: Config, { to, locale, addressee }: Recipient, at: Date): Job {
  const texts = approvalTexts(locale).erased_mail;
  const params = {
    product: productName(config, locale),
    date: formatDate(locale, dayInIndia(at)),
    contact: config.grievanceOfficer?.email ?? phones.format(config.supportPhone),
  };
  const words = {
    ...mailWords(config, locale, addressee),
    intro: formatMessage(locale, texts.intro, params),
    note: formatMessage(locale, texts.note, params),
  };
  return { kind: "mail", to, subject: texts.subject, ...mailBodies(words, {}, locale) };
}
