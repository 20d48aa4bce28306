import { formatMessage } from "@sanjog/i18n/format-message";
import type { Config } from "../platform/config/config.ts";
import type { Recipient } from "../platform/email/addressee.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { notificationTexts } from "./notification-texts.ts";

/** A message that only the account itself tells, or that a new profile is shown to others now. */
export type AccountNews = "account" | "shown";

/** Creates the mail that there is a message about the account. */
export function accountNewsMail(
  config: Config,
  { to, locale, addressee }: Recipient,
  news: AccountNews = "account",
): Job {
  const { mail } = notificationTexts(locale);
  const params = { product: productName(config, locale) };
  const words = {
    ...mailWords(config, locale, addressee),
    intro: formatMessage(locale, mail[news].intro, params),
    note: mail.note,
  };
  const buttons = [
    { text: formatMessage(locale, mail.button.update, params), link: `${config.publicUrl}/login` },
  ];
  return { kind: "mail", to, subject: mail[news].subject, ...mailBodies(words, { buttons }, locale) };
}
