import { messages as mailInEnglish } from "@sanjog/i18n/en/mail";
import { messages as smsInEnglish } from "@sanjog/i18n/en/sms";
import { messages as whatsappInEnglish } from "@sanjog/i18n/en/whatsapp";
import { formatMessage, type MessageParams } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as mailInPunjabi } from "@sanjog/i18n/pb/mail";
import { messages as smsInPunjabi } from "@sanjog/i18n/pb/sms";
import { messages as whatsappInPunjabi } from "@sanjog/i18n/pb/whatsapp";
import { say } from "@sanjog/i18n/say";
import type { Config } from "../platform/config/config.ts";
import { phones } from "../platform/texts/phones.ts";
import { productName } from "../platform/texts/product-name.ts";

export type MailKind = Exclude<keyof typeof mailInEnglish, "layout">;
export type WhatsAppKind = keyof typeof whatsappInEnglish;

export function mailTexts(locale: Locale) {
  return locale === "pb" ? mailInPunjabi : mailInEnglish;
}

/** Returns a WhatsApp text in a language, with the product's name filled in. */
export function whatsAppText(config: Config, locale: Locale, kind: WhatsAppKind, params: MessageParams = {}) {
  const texts = locale === "pb" ? whatsappInPunjabi : whatsappInEnglish;
  return formatMessage(locale, texts[kind], { product: productName(config, locale), ...params });
}

/** Returns the text of an SMS in a language, with the product's name and the number to call filled in. */
export function smsText(
  config: Config,
  locale: Locale,
  kind: keyof typeof smsInEnglish,
  params: MessageParams,
): string {
  const texts = locale === "pb" ? smsInPunjabi : smsInEnglish;
  const service = { product: productName(config, locale), phone: phones.format(config.supportPhone) };
  return formatMessage(locale, texts[kind], { ...service, ...params });
}

type SuspensionReason = { status_reason_en: string | null; status_reason_pb: string | null };

/** Returns the reason why an account is suspended and the way to appeal (decisions §3). */
export function suspensionText(
  { grievanceOfficer, supportPhone }: Pick<Config, "grievanceOfficer" | "supportPhone">,
  locale: Locale,
  member: SuspensionReason,
): string {
  const told = locale === "pb" ? member.status_reason_pb : member.status_reason_en;
  const reason = told ?? say(locale, (texts) => texts.accounts.suspended_without_reason);
  const phone = phones.format(supportPhone);
  return grievanceOfficer
    ? say(locale, (texts) => texts.accounts.suspended, { reason, contact: grievanceOfficer.email, phone })
    : say(locale, (texts) => texts.accounts.suspended_without_officer, { reason, phone });
}
