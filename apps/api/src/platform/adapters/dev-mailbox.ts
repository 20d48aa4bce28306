import type { Db } from "../database/open.ts";
import type { MailPort, WhatsAppPort } from "../ports.ts";

type Clock = () => Date;

/** The built-in mail server: every mail stays here, to be read on the page /dev. */
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

/** The built-in phones: what the service sends to a number stays here. */
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
    },
    verify: async () => undefined,
  };
}
