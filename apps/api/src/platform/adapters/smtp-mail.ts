import { createTransport } from "nodemailer";
import type { MailPort } from "../ports.ts";

export type SmtpMail = MailPort & { close(): void };

/** Sends through a mail server. A slow or silent one costs a job at most half a minute, never a request. */
export function createSmtpMail(url: string, from: string): SmtpMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, headers }) {
      await transport.sendMail({
        from,
        // An object is one address, whatever characters it holds; a string would be parsed as a list.
        to: { name: "", address: to },
        subject: subject.replace(/[\r\n]+/g, " "),
        text,
        ...(html === undefined ? {} : { html }),
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
    },
    close: () => transport.close(),
  };
}
