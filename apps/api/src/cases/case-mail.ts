import type { ReportOutcome } from "@sanjog/domain/reports/report";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Config } from "../platform/config/config.ts";
import type { Recipient } from "../platform/email/addressee.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { phones } from "../platform/texts/phones.ts";
import { productName } from "../platform/texts/product-name.ts";
import { caseTexts } from "./case-texts.ts";

/** Creates the mail to a keeper about cases that are overdue. */
export function overdueMail(config: Config, { to, locale }: Recipient, count: number): Job {
  const texts = caseTexts(locale).overdue_mail;
  const params = { count, product: productName(config, locale) };
  const words = {
    ...mailWords(config, locale),
    intro: formatMessage(locale, texts.intro, params),
    note: formatMessage(locale, texts.note, params),
  };
  const buttons = [{ text: texts.button, link: `${config.publicUrl}/desk` }];
  return { kind: "mail", to, subject: texts.subject, ...mailBodies(words, { buttons }, locale) };
}

/** Creates the mail that tells a reporter the outcome. It says nothing of the other member. */
export function outcomeMail(
  config: Config,
  { to, locale, addressee }: Recipient,
  { reference, outcome }: { reference: string; outcome: ReportOutcome },
): Job {
  const texts = caseTexts(locale).outcome_mail;
  const params = {
    reference,
    product: productName(config, locale),
    contact: config.grievanceOfficer?.email ?? phones.format(config.supportPhone),
  };
  const words = {
    ...mailWords(config, locale, addressee),
    intro: formatMessage(locale, texts[outcome], params),
    note: formatMessage(locale, outcome === "answered" ? texts.note_answered : texts.note, params),
  };
  const subject = outcome === "overturned" ? texts.subject_overturned : texts.subject;
  return { kind: "mail", to, subject, ...mailBodies(words, {}, locale) };
}
