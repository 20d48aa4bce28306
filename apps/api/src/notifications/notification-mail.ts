import { day_ms } from "@sanjog/domain/calendar";
import {
  type GoodNewsKind,
  isGoodNews,
  type MailedKind,
} from "@sanjog/domain/notifications/notification-kinds";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import type { AreaDeps } from "../platform/deps.ts";
import { type Addressee, mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { MailParts } from "../platform/email/mail-parts.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { mailOffLink } from "./mail-off-codes.ts";
import { notificationTexts } from "./notification-texts.ts";

/** A mail that could not be sent for two days is out of date. */
const mail_life_ms = 2 * day_ms;

type Recipient = { id: string; email: string; locale: Locale; addressee: Addressee };

/**
 * Creates the mail of one notification. It greets the recipient and names nobody else, and the mail program's unsubscribe
 * button turns its kind off.
 */
export function notificationMail({ config, now }: AreaDeps, to: Recipient, kind: MailedKind): Job {
  const texts = notificationTexts(to.locale);
  const off = mailOffLink(config, { member_id: to.id, kind });
  const product = productName(config, to.locale);
  const type = isGoodNews(kind) ? "good_news" : "update";
  const good = isGoodNews(kind) ? goodNewsParts(to.locale, kind, product) : null;
  const words = {
    ...mailWords(config, to.locale, to.addressee),
    intro: good?.intro ?? texts.titles[kind],
    note: good?.note ?? texts.mail.note,
  };
  const button = {
    text: formatMessage(to.locale, texts.mail.button[type], { product }),
    link: `${config.publicUrl}/home`,
  };
  const parts = {
    ...good?.parts,
    buttons: [button],
    reason: formatMessage(to.locale, texts.mail.reason, { kind: texts.emails[kind] }),
    foot: { text: texts.mail.off, link: off },
  };
  return {
    kind: "mail",
    to: to.email,
    subject: texts.mail.subject[type],
    ...mailBodies(words, parts, to.locale),
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${off}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    expires_at: new Date(now().getTime() + mail_life_ms),
  };
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
