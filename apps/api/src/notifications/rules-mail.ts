import { formatMessage } from "@sanjog/i18n/format-message";
import type { Config } from "../platform/config/config.ts";
import type { Recipient } from "../platform/email/addressee.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { notificationTexts } from "./notification-texts.ts";

/** Creates the quarterly mail with the rules in short. Its subject names neither a person nor a religion. */
export function rulesMail(config: Config, { to, locale, addressee }: Recipient): Job {
  const { rules } = notificationTexts(locale).mail;
  const params = { product: productName(config, locale) };
  const words = {
    ...mailWords(config, locale, addressee),
    intro: formatMessage(locale, rules.intro, params),
    note: rules.note,
  };
  const buttons = [
    { text: rules.terms, link: `${config.publicUrl}/terms-condition` },
    { text: rules.policy, link: `${config.publicUrl}/privacy-policy` },
  ];
  const steps = { title: rules.title, items: [...rules.items] };
  return { kind: "mail", to, subject: rules.subject, ...mailBodies(words, { buttons, steps }, locale) };
}
