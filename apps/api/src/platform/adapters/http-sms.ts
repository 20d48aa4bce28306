import { type SmsConfig, templateKey } from "../config/sms-config.ts";
import { objectFrom, textAt } from "../json-path.ts";
import type { SmsMessage, SmsPort } from "../ports.ts";
import { templateLanguage } from "../whatsapp/template-language.ts";

const time_limit = 15_000;
/** A gateway's answer is a few hundred bytes. */
const most_answer_characters = 20_000;
/** The message itself is wrong, for example its number: another try gets the same answer. */
const refused = new Set([400, 422]);

/** The gateway did not take a message. Contains neither the address with its keys nor the answer, which may have the number. */
export class SmsError extends Error {
  readonly code: string;
  readonly host: string;
  readonly hint: string | undefined;
  constructor(host: string, code: string) {
    super(`The SMS gateway answered ${code}`);
    this.name = "SmsError";
    this.code = code;
    this.host = host;
    this.hint = hints[code];
  }
}

const hints: Readonly<Record<string, string>> = {
  "401": "The gateway does not accept the key in SMS_HEADERS, SMS_URL or SMS_BODY.",
  "402": "The account at the gateway has no credit.",
  "403": "The gateway does not allow this account to send.",
  "404": "SMS_URL is not an address of the gateway.",
};

/** Sends through any provider with an HTTPS API, by the templates of SMS_URL, SMS_HEADERS and SMS_BODY. */
export function createHttpSms(config: SmsConfig): SmsPort {
  const { host, origin } = new URL(config.url);
  return {
    async send(message) {
      const answer = await fetch(...requestFor(config, message));
      if (refused.has(answer.status)) {
        await answer.body?.cancel();
        return { outcome: "refused", report_id: null };
      }
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new SmsError(host, String(answer.status));
      }
      return { outcome: "sent", report_id: await reportId(config, message, answer) };
    },
    async verify() {
      const answer = await fetch(origin, {
        method: "HEAD",
        signal: AbortSignal.timeout(time_limit),
        redirect: "manual",
      });
      if (answer.status >= 500) throw new SmsError(host, String(answer.status));
    },
  };
}

function requestFor(config: SmsConfig, message: SmsMessage): [string, RequestInit] {
  const values: Record<string, string> = {
    to: message.to,
    digits: message.to.slice(1),
    text: message.text,
    template: config.templates[templateKey(message.template, templateLanguage(message.language))] ?? "",
    id: message.id,
  };
  const fill = (template: string, encode: (value: string) => string = (value) => value) =>
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name] ?? ""));
  const url = fill(config.url, encodeURIComponent);
  const common = { signal: AbortSignal.timeout(time_limit), redirect: "error" } as const;
  if (!config.body) return [url, { ...common, method: "GET", headers: config.headers }];
  const pairs = config.body.map(([name, value]): [string, string] => [name, fill(value)]);
  const [type, body] =
    config.format === "json"
      ? ["application/json", JSON.stringify(objectFrom(pairs))]
      : ["application/x-www-form-urlencoded", new URLSearchParams(pairs).toString()];
  return [url, { ...common, method: "POST", headers: { "content-type": type, ...config.headers }, body }];
}

/** The message is sent: an answer that cannot be read must not have it sent again. */
async function reportId(
  { answerId }: SmsConfig,
  { id }: SmsMessage,
  answer: Response,
): Promise<string | null> {
  if (!answerId) {
    await answer.body?.cancel();
    return id;
  }
  try {
    const text = await answer.text();
    return text.length > most_answer_characters ? null : textAt(JSON.parse(text), answerId);
  } catch {
    return null;
  }
}
