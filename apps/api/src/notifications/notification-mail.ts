import { day_ms } from "@sanjog/domain/calendar";
import {
  type GoodNewsKind,
  isGoodNews,
  type MailedKind,
  type NotificationKind,
} from "@sanjog/domain/notifications/notification-kinds";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import type { AreaDeps } from "../platform/deps.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { MailParts } from "../platform/email/mail-parts.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { mailOffLink } from "./mail-off-codes.ts";
import { notificationTexts } from "./notification-texts.ts";
import type { Recipient } from "./queries/mail-recipients.ts";

/** A mail that could not be sent for two days is out of date. */
const mail_life_ms = 2 * day_ms;

type Content = { subject: string; intro: string; note: string; reason: string; parts: MailParts };

/**
 * Creates a mail that the member can turn off. It greets the recipient and names nobody else, and the mail program's
 * unsubscribe button turns its kind off.
 */
export function choosableMail(
  { config, now }: AreaDeps,
  to: Recipient,
  kind: MailedKind,
  { subject, intro, note, reason, parts }: Content,
): Job {
  const texts = notificationTexts(to.locale);
  const off = mailOffLink(config, { member_id: to.id, kind });
  const words = { ...mailWords(config, to.locale, to.addressee), intro, note };
  const foot = {
    reason: formatMessage(to.locale, reason, { kind: texts.emails[kind] }),
    foot: { text: texts.mail.off, link: off },
  };
  return {
    kind: "mail",
    to: to.email,
    subject,
    ...mailBodies(words, { ...parts, ...foot }, to.locale),
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${off}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    expires_at: new Date(now().getTime() + mail_life_ms),
  };
}

/** Creates the mail of one notification. */
export function notificationMail(deps: AreaDeps, to: Recipient, kind: NotificationKind & MailedKind): Job {
  const texts = notificationTexts(to.locale);
  const product = productName(deps.config, to.locale);
  const type = isGoodNews(kind) ? "good_news" : "update";
  const good = isGoodNews(kind) ? goodNewsParts(to.locale, kind, product) : null;
  const button = {
    text: formatMessage(to.locale, texts.mail.button[type], { product }),
    link: `${deps.config.publicUrl}/home`,
  };
  return choosableMail(deps, to, kind, {
    subject: texts.mail.subject[type],
    intro: good?.intro ?? texts.titles[kind],
    note: good?.note ?? texts.mail.note,
    reason: texts.mail.reason,
    parts: { ...good?.parts, buttons: [button] },
  });
}

/** The words and parts of a mail about a yes; the steps follow a connection only. */
function goodNewsParts(locale: Locale, kind: GoodNewsKind, product: string) {
  const texts = notificationTexts(locale).mail.good_news;
  const { title, intro, preheader } = texts[kind];
  const items = [texts.write, texts.elders, texts.time];
  const parts: MailParts = {
    title,
    preheader,
    joined: true,
    steps: kind === "request_accepted" ? { title: texts.next, items } : undefined,
  };
  return { intro, note: formatMessage(locale, texts.safety, { product }), parts };
}
