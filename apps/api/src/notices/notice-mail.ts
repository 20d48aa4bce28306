import { day_ms } from "@sanjog/domain/calendar";
import type { MailedKind } from "@sanjog/domain/notices/notice-kinds";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import type { AreaDeps } from "../platform/deps.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { mailOffLink } from "./mail-off-codes.ts";
import { noticeTexts } from "./notice-texts.ts";

/** A mail that could not be sent for two days is out of date. */
const mail_life_ms = 2 * day_ms;

type Recipient = { id: string; email: string; locale: Locale };

/** Creates the mail of one notice. It names nobody, and the mail program's unsubscribe button turns its kind off. */
export function noticeMail({ config, now }: AreaDeps, to: Recipient, kind: MailedKind): Job {
  const texts = noticeTexts(to.locale);
  const off = mailOffLink(config, { member_id: to.id, kind });
  const words = { ...mailWords(config, to.locale), intro: texts.titles[kind], note: texts.mail.note };
  const button = {
    text: formatMessage(to.locale, texts.mail.button, { product: productName(config, to.locale) }),
    link: `${config.publicUrl}/home`,
  };
  return {
    kind: "mail",
    to: to.email,
    subject: texts.mail.subject,
    ...mailBodies(words, { buttons: [button], foot: { text: texts.mail.off, link: off } }, to.locale),
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${off}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    expires_at: new Date(now().getTime() + mail_life_ms),
  };
}
