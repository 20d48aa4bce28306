import type { Db } from "../database/open.ts";
import type { MailPort, SmsPort, WhatsAppPort } from "../ports.ts";

type Clock = () => Date;

/** The built-in mail server: keeps every mail for the page /dev. */
export function createDevMail(db: Db, from: string, now: Clock): MailPort {
  return {
    async send({ to, subject, text, html }) {
      await db
        .insertInto("dev_messages")
        .values({
          channel: "mail",
          recipient: to,
          sender: from,
          subject,
          text,
          html: html ?? null,
          at: now(),
        })
        .execute();
    },
    verify: async () => undefined,
  };
}

/** The built-in phones: keep every message that the service sends to a number. */
export function createDevWhatsApp(db: Db, number: string, now: Clock): WhatsAppPort {
  return {
    async send({ to, text }) {
      await db
        .insertInto("dev_messages")
        .values({
          channel: "whatsapp",
          recipient: to,
          sender: number,
          subject: null,
          text,
          html: null,
          at: now(),
        })
        .execute();
      return { message_id: null };
    },
    verify: async () => undefined,
  };
}

/** The built-in phones show SMS too. */
export function createDevSms(db: Db, now: Clock): SmsPort {
  return {
    async send({ to, text }) {
      await db
        .insertInto("dev_messages")
        .values({ channel: "sms", recipient: to, sender: "SMS", subject: null, text, html: null, at: now() })
        .execute();
      return { outcome: "sent", report_id: null };
    },
    verify: async () => undefined,
  };
}
