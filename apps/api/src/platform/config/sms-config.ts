import { type SmsTemplate, smsTemplates } from "../ports.ts";
import type { SettingValues } from "./settings.ts";

/** How SMS are sent, and how their delivery reports are read. */
export type SmsConfig = {
  driver: "none" | "dev" | "http";
  /** A template; so is each value of `body`, which is null for a GET. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: readonly (readonly [string, string])[] | null;
  format: "json" | "form";
  /** The ids of registered texts, by `text.language`. */
  templates: Readonly<Record<string, string>>;
  /** How many SMS there may be within a day before codes go by the other ways. */
  mostADay: number;
  /** The countries whose numbers get codes by SMS; null for all. */
  countries: readonly string[] | null;
  answerId: string | null;
  /** Null where no reports are accepted. */
  report: {
    secret: string;
    signature: string;
    signed: string;
    id: string;
    status: string;
    delivered: readonly string[];
    failed: readonly string[];
  } | null;
};

/** Returns the key of a registered text in SMS_TEMPLATES. */
export const templateKey = (template: SmsTemplate, language: "en" | "pa") => `${template}.${language}`;

/** A sentence for each thing that is missing for SMS. The sentences contain no value. */
export function smsMistakes(values: SettingValues): string[] {
  if (values.SMS_DRIVER === "dev" && values.NODE_ENV === "production")
    return ["SMS_DRIVER must be http or none in production: the built-in phones are open to everyone."];
  if (values.SMS_DRIVER !== "http") return [];
  if (values.SMS_URL === null) return ["SMS_URL must be set, because SMS_DRIVER is http."];
  const parts = [values.SMS_URL, ...(values.SMS_BODY ?? []).map(([, value]) => value)].join(" ");
  const mistakes: string[] = [];
  if (!parts.includes("{text}")) mistakes.push("SMS_URL or SMS_BODY must contain {text}.");
  if (!/\{(to|digits)\}/.test(parts)) mistakes.push("SMS_URL or SMS_BODY must contain {to} or {digits}.");
  if (parts.includes("{template}"))
    for (const key of smsTemplates.flatMap((name) => [templateKey(name, "en"), templateKey(name, "pa")]))
      if (!values.SMS_TEMPLATES?.[key])
        mistakes.push(`SMS_TEMPLATES must have ${key}, because {template} is used.`);
  if (values.SMS_REPORT_SECRET !== null && values.SMS_ANSWER_ID === null && !parts.includes("{id}"))
    mistakes.push("SMS_ANSWER_ID must be set, because SMS_REPORT_SECRET is and {id} is not used.");
  return mistakes;
}

export function smsConfig(values: SettingValues): SmsConfig {
  const unset = values.WHATSAPP_DRIVER === "dev" ? "dev" : "none";
  return {
    driver: values.SMS_DRIVER ?? unset,
    url: values.SMS_URL ?? "",
    headers: values.SMS_HEADERS ?? {},
    body: values.SMS_BODY,
    format: values.SMS_FORMAT ?? "json",
    templates: values.SMS_TEMPLATES ?? {},
    mostADay: values.SMS_MOST_A_DAY ?? 0,
    countries: values.SMS_COUNTRIES,
    answerId: values.SMS_ANSWER_ID,
    report: values.SMS_REPORT_SECRET
      ? {
          secret: values.SMS_REPORT_SECRET,
          signature: (values.SMS_REPORT_SIGNATURE ?? "").toLowerCase(),
          signed: values.SMS_REPORT_SIGNED ?? "",
          id: values.SMS_REPORT_ID ?? "",
          status: values.SMS_REPORT_STATUS ?? "",
          delivered: values.SMS_REPORT_DELIVERED ?? [],
          failed: values.SMS_REPORT_FAILED ?? [],
        }
      : null,
  };
}
