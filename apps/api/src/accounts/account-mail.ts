import { base_path } from "@sanjog/contract/endpoint";
import { formatMessage, type MessageParams } from "@sanjog/i18n/format-message";
import type { Config } from "../platform/config/config.ts";
import type { Recipient } from "../platform/email/addressee.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { MailButton } from "../platform/email/mail-parts.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { phones } from "../platform/texts/phones.ts";
import { productName } from "../platform/texts/product-name.ts";
import { type MailKind, mailTexts } from "./account-texts.ts";
import { mailStopLink } from "./mail-stop-codes.ts";

type Content = { code?: string; buttons?: readonly MailButton[]; params?: MessageParams; expires_at?: Date };

/** Mails that anybody can trigger by typing somebody's address; their footer has a link to stop them. */
const requestedByStrangers: readonly MailKind[] = [
  "code",
  "already_have_account",
  "reset_link",
  "reset_link_withheld",
];

/**
 * Creates the outbox job for one mail. Its links begin with the configured public URL, never with a host from the
 * request.
 */
export function accountMail(
  config: Config,
  { to, locale, addressee }: Recipient,
  kind: MailKind,
  content: Content,
): Job {
  const texts = mailTexts(locale);
  const params = {
    product: productName(config, locale),
    phone: phones.format(config.supportPhone),
    ...content.params,
  };
  const foot = requestedByStrangers.includes(kind)
    ? { text: texts.layout.stop, link: mailStopLink(config, to) }
    : undefined;
  const words = {
    ...mailWords(config, locale, addressee),
    intro: formatMessage(locale, texts[kind].intro, params),
    note: formatMessage(locale, texts[kind].note, params),
  };
  return {
    kind: "mail",
    to,
    subject: texts[kind].subject,
    ...mailBodies(words, { code: content.code, buttons: content.buttons, foot }, locale),
    // Tells mail programs not to send automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    ...(content.expires_at && { expires_at: content.expires_at }),
  };
}

export function pageLink(config: Config, page: "login" | "forgot-password"): string {
  return `${config.publicUrl}/${page}`;
}

/** Path of the page on which the owner of an older address undoes a change without signing in. */
export const not_me_path = `${base_path}/api/not-me`;

export function notMeLink(config: Config, token: string): string {
  return `${config.publicUrl}${not_me_path}/${token}`;
}

export function resetLink(config: Config, token: string): string {
  return `${config.publicUrl}/reset-password?token=${token}`;
}
