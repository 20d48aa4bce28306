import { createTransport } from "nodemailer";
import { picturesIn } from "../email/mail-pictures.ts";
import type { MailPort } from "../ports.ts";

export type SmtpMail = MailPort & { close(): void };

/** The mail server refused a mail or our login; `code` is from the mail library or the system. */
export class MailError extends Error {
  readonly code: string;
  readonly responseCode: number | undefined;
  readonly host: string;
  readonly hint: string;
  constructor(code: string, responseCode: number | undefined, host: string) {
    super(`${host} did not take the mail: ${code}`);
    this.name = "MailError";
    this.code = code;
    this.responseCode = responseCode;
    this.host = host;
    this.hint = hints[code] ?? "";
  }
}

/** What to do about each kind of failure. */
const hints: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Nothing listens there: look at host and port of SMTP_URL.",
  ENOTFOUND: "There is no such host: look at SMTP_URL.",
  EDNS: "There is no such host: look at SMTP_URL.",
  ETIMEDOUT: "It does not answer: is the port right, or shut by a firewall or the provider?",
  ECONNECTION: "It ended the connection: is the port right, and smtps:// for 465, smtp:// for 587?",
  ESOCKET:
    "It does not speak TLS there, or its certificate is not valid: smtps:// is for 465, smtp:// for 587.",
  ETLS: "It does not speak TLS there, or its certificate is not valid: smtps:// is for 465, smtp:// for 587.",
  EAUTH: "It refuses the login of SMTP_URL; signs in the password are written as %40 and the like.",
  EENVELOPE: "It refuses the sender or the recipient: may this login send as MAIL_FROM?",
};

/** Sends through a mail server. A slow or silent server delays a job by at most half a minute, never a request. */
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
  const { host } = new URL(url);
  const told = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      throw new MailError(codeOf(error), (error as { responseCode?: number }).responseCode, host);
    }
  };
  return {
    verify: () => told(transport.verify()),
    send: ({ to, subject, text, html, headers }) =>
      told(
        transport.sendMail({
          from,
          // An object is one address with any characters; a string would be parsed as a list.
          to: { name: "", address: to },
          subject: subject.replace(/[\r\n]+/g, " "),
          text,
          ...(html === undefined ? {} : { html, attachments: picturesIn(html) }),
          headers: { "Auto-Submitted": "auto-generated", ...headers },
        }),
      ),
    close: () => transport.close(),
  };
}

/** The library reports system errors as ESOCKET and keeps the system's code only in the message. */
function codeOf(error: unknown): string {
  const { code = "unknown", message = "" } = error as { code?: string; message?: string };
  const system = /\b(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH)\b/.exec(message)?.[1];
  return system ?? code;
}
