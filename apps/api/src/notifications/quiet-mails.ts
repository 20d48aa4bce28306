import { new_families } from "@sanjog/domain/notifications/notification-kinds";
import { roundedCount } from "@sanjog/domain/suggestions/rounded-count";
import type { Criterion } from "@sanjog/domain/suggestions/wish-table";
import { messages as relationsInEnglish } from "@sanjog/i18n/en/ui/relations";
import { formatMessage } from "@sanjog/i18n/format-message";
import { messages as relationsInPunjabi } from "@sanjog/i18n/pb/ui/relations";
import type { AreaDeps } from "../platform/deps.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { choosableMail } from "./notification-mail.ts";
import { notificationTexts } from "./notification-texts.ts";
import type { Recipient } from "./queries/mail-recipients.ts";

/** What the letter about an empty list tells: how many there are to choose from, and what the narrowest wish costs. */
export type EmptyList = { cards: number; narrowest: { criterion: Criterion; would_add: number } | null };

/** Creates the weekly note: how many new families fit both ways, and nothing about them. */
export function newFamiliesMail(deps: AreaDeps, to: Recipient, families: number): Job {
  const { mail } = notificationTexts(to.locale);
  const texts = mail.new_families;
  const button = { text: texts.button, link: `${deps.config.publicUrl}/suggestion` };
  return choosableMail(deps, to, new_families, {
    subject: texts.subject,
    intro: formatMessage(to.locale, texts.intro, { count: families }),
    note: texts.note,
    reason: mail.reason_quiet,
    // Mail programs show the preheader on a locked screen, and the number otherwise.
    parts: { preheader: texts.preheader, buttons: [button] },
  });
}

/** Creates the letter about an empty list. Its numbers are rounded, as those of drafts of wishes are. */
export function emptyListMail(deps: AreaDeps, to: Recipient, { cards, narrowest }: EmptyList): Job {
  const { mail } = notificationTexts(to.locale);
  const texts = mail.empty_list;
  const { criteria } = to.locale === "pb" ? relationsInPunjabi : relationsInEnglish;
  const product = productName(deps.config, to.locale);
  const link = deps.config.publicUrl;
  const widen = narrowest
    ? formatMessage(to.locale, texts.narrowest, {
        wish: criteria[narrowest.criterion],
        count: roundedCount(narrowest.would_add) ?? 0,
      })
    : texts.several;
  const steps = [widen, formatMessage(to.locale, texts.invite, { link }), texts.wait];
  return choosableMail(deps, to, new_families, {
    subject: texts.subject,
    intro: formatMessage(to.locale, texts.intro, { count: roundedCount(cards) ?? 0, product }),
    note: texts.note,
    reason: mail.reason_quiet,
    parts: {
      preheader: texts.preheader,
      buttons: [{ text: texts.button, link: `${link}/profile-registration-edit/preference` }],
      steps: { title: texts.steps, items: steps },
    },
  });
}
