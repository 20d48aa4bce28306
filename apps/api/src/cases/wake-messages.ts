import type { CodeWay } from "@sanjog/domain/accounts/number-ways";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import type { Config } from "../platform/config/config.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Recipient } from "../platform/email/addressee.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import { numberMessageJob } from "../platform/jobs/number-message.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { caseTexts } from "./case-texts.ts";

/** A case that waits, and how many hours the law gives for it. */
type Waits = { case_id: string; hours: number };

export const casePath = (case_id: string) => `/desk/cases/${case_id}`;

/** Creates the mail that wakes somebody for a case. */
export function wakeMail(
  config: Config,
  { to, locale }: Recipient,
  { case_id, hours, nobody }: Waits & { nobody: boolean },
): Job {
  const texts = caseTexts(locale).wake;
  const params = { hours, product: productName(config, locale) };
  const words = {
    ...mailWords(config, locale),
    intro: formatMessage(locale, texts.intro, params),
    note: formatMessage(locale, nobody ? texts.nobody : texts.again, params),
  };
  const buttons = [{ text: texts.button, link: config.publicUrl + casePath(case_id) }];
  return { kind: "mail", to, subject: texts.subject, ...mailBodies(words, { buttons }, locale) };
}

/** Creates the message that wakes somebody, on WhatsApp by the template that docs/operations.md has Meta approve. */
export function wakeMessage(
  deps: Pick<AreaDeps, "config" | "random">,
  way: CodeWay,
  { to, language, expires_at }: { to: string; language: Locale; expires_at: Date },
  { case_id, hours }: Waits,
): Job {
  const { config } = deps;
  const product = productName(config, language);
  const link = config.publicUrl + casePath(case_id);
  const text = formatMessage(language, caseTexts(language).wake.whatsapp, { product, hours, link });
  return numberMessageJob(deps, way, {
    to,
    language,
    whatsapp: { text, template: { name: "desk_case_waits", parameters: [product, String(hours), link] } },
    sms: { text, template: "case_waits" },
    expires_at,
  });
}
