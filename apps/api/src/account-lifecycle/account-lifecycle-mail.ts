import { formatMessage } from "@sanjog/i18n/format-message";
import type { Config } from "../platform/config/config.ts";
import type { Recipient } from "../platform/email/addressee.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { accountLifecycleTexts, dayText } from "./account-lifecycle-texts.ts";

/** Creates the mail that tells a leaving member until when signing in keeps the account. */
export function leavingMail(config: Config, { to, locale, addressee }: Recipient, erased_from: Date): Job {
  const texts = accountLifecycleTexts(locale).mail;
  const params = { product: productName(config, locale), date: dayText(locale, erased_from) };
  const words = {
    ...mailWords(config, locale, addressee),
    intro: formatMessage(locale, texts.intro, params),
    note: formatMessage(locale, texts.note, params),
  };
  const buttons = [{ text: texts.button, link: `${config.publicUrl}/login` }];
  return { kind: "mail", to, subject: texts.subject, ...mailBodies(words, { buttons }, locale) };
}
