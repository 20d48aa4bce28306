import { locales } from "@sanjog/i18n/locale";
import * as z from "zod/mini";
import { type Mail, type SmsMessage, smsTemplates, type WhatsAppMessage } from "../ports.ts";

/** A text that a member sent to the service's number. */
export type WhatsAppText = { from: string; text: string; wamid: string; at: Date };

/** An SMS that waits for its turn, and until when it is of use. */
export type SmsOrder = SmsMessage & { expires_at?: Date };

/** A push of one notification to one device. */
export type PushOrder = { device_id: string; notice_id: string; member_id: string };

/** A push to one device that so many new families fit its member. */
export type QuietPush = { device_id: string; member_id: string; families: number };

/** A push to one device that there is a message about the account. It says nothing of what. */
export type AccountPush = { device_id: string; member_id: string };

/** A push to one browser of somebody at the desk, about a case that waits, or about all that are overdue. */
export type DeskPush = {
  device_id: string;
  staff_id: string;
  about: { case_id: string; hours: number } | "overdue";
};

const mail: z.ZodMiniType<Mail> = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.exactOptional(z.string()),
  headers: z.exactOptional(z.record(z.string(), z.string())),
});

const sms = z.object({
  id: z.string(),
  to: z.string(),
  text: z.string(),
  template: z.enum(smsTemplates),
  language: z.enum(locales),
});

const whatsapp: z.ZodMiniType<WhatsAppMessage & { instead?: SmsOrder; code_id?: string }> = z.object({
  /** The SMS that is sent instead if Meta refuses the service. */
  instead: z.exactOptional(z.extend(sms, { expires_at: z.exactOptional(z.coerce.date()) })),
  /** The code to a member's number that the message carries. */
  code_id: z.exactOptional(z.string()),
  to: z.string(),
  text: z.string(),
  template: z.exactOptional(
    z.object({
      name: z.string(),
      language: z.string(),
      parameters: z.array(z.string()),
      copies_code: z.exactOptional(z.literal(true)),
    }),
  ),
});

const whatsapp_text: z.ZodMiniType<WhatsAppText> = z.object({
  from: z.string(),
  text: z.string(),
  wamid: z.string(),
  // The queue holds dates as text.
  at: z.coerce.date(),
});

const push: z.ZodMiniType<PushOrder> = z.object({
  device_id: z.string(),
  notice_id: z.string(),
  member_id: z.string(),
});

const quiet_push: z.ZodMiniType<QuietPush> = z.object({
  device_id: z.string(),
  member_id: z.string(),
  families: z.number(),
});

const account_push: z.ZodMiniType<AccountPush> = z.object({
  device_id: z.string(),
  member_id: z.string(),
});

const desk_push: z.ZodMiniType<DeskPush> = z.object({
  device_id: z.string(),
  staff_id: z.string(),
  about: z.union([z.literal("overdue"), z.object({ case_id: z.string(), hours: z.number() })]),
});

const whatsapp_closed = z.object({ since: z.coerce.date(), reason: z.string() });

const undelivered_code = z.object({ code_id: z.string() });

const hide_reported = z.object({ report_id: z.string() });

const finish_approval = z.object({ decision_id: z.string() });

/**
 * The payload schema of each job that `enqueue` adds, by the job's name. They are in one place because the code that adds a
 * job must not import the area that runs it.
 */
export const payloads = {
  mail,
  whatsapp,
  sms,
  whatsapp_text,
  push,
  quiet_push,
  account_push,
  desk_push,
  whatsapp_closed,
  undelivered_code,
  hide_reported,
  finish_approval,
};
