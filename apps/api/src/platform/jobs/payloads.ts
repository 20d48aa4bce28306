import * as z from "zod/mini";
import type { Mail, WhatsAppMessage } from "../ports.ts";

/** A text that a member sent to the service's number. */
export type WhatsAppText = { from: string; text: string; wamid: string; at: Date };

/** A push of one notification to one device. */
export type PushOrder = { device_id: string; notice_id: string; member_id: string };

/** A push to one device that so many new families fit its member. */
export type QuietPush = { device_id: string; member_id: string; families: number };

const mail: z.ZodMiniType<Mail> = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.exactOptional(z.string()),
  headers: z.exactOptional(z.record(z.string(), z.string())),
});

const whatsapp: z.ZodMiniType<WhatsAppMessage> = z.object({
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

/**
 * The payload schema of each job that `enqueue` adds, by the job's name. They are in one place because the code that adds a
 * job must not import the area that runs it.
 */
export const payloads = { mail, whatsapp, whatsapp_text, push, quiet_push };
