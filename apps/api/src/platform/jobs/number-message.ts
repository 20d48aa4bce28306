import type { CodeWay } from "@sanjog/domain/accounts/number-ways";
import type { Locale } from "@sanjog/i18n/locale";
import type { AreaDeps } from "../deps.ts";
import type { SmsTemplate, WhatsAppMessage } from "../ports.ts";
import { templateLanguage } from "../whatsapp/template-language.ts";
import type { Job } from "./outbox.ts";

/** One message to a number, as it reads on WhatsApp and as an SMS. */
export type NumberMessage = {
  to: string;
  language: Locale;
  whatsapp: { text: string; template: Omit<NonNullable<WhatsAppMessage["template"]>, "language"> };
  sms: { text: string; template: SmsTemplate };
  expires_at?: Date;
  /** The code to a member's number that the message carries. */
  code_id?: string;
};

/** Returns the job that sends a message to a number by this way. One for WhatsApp carries the SMS that replaces it if Meta refuses. */
export function numberMessageJob(
  { random }: Pick<AreaDeps, "random">,
  way: CodeWay,
  { to, language, whatsapp, sms, code_id, ...rest }: NumberMessage,
): Job {
  const order = { id: random.id(), to, language, ...sms, ...rest };
  if (way === "sms") return { kind: "sms", ...order };
  const template = { ...whatsapp.template, language: templateLanguage(language) };
  return {
    kind: "whatsapp",
    to,
    text: whatsapp.text,
    template,
    instead: order,
    ...(code_id && { code_id }),
    ...rest,
  };
}
