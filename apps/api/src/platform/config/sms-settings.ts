import { numberWays } from "@sanjog/domain/accounts/number-ways";
import { phoneCountries } from "@sanjog/domain/reference/phone-countries";
import { getCountries } from "libphonenumber-js/max";
import * as z from "zod/mini";
import { between, type Setting, setting, text } from "./setting.ts";

/** What a template of SMS_URL or SMS_BODY may contain; each stands for one value of a message. */
export const sms_placeholders = ["to", "digits", "text", "template", "id"] as const;

const placeholder = /\{([^{}]*)\}/g;
const known = new Set<string>(sms_placeholders);
const knowsAll = (template: string) =>
  [...template.matchAll(placeholder)].every(([, name = ""]) => known.has(name));

/** The gateway's address: https, without credentials (they would be refused when sending), placeholders in path or query. */
function isGateway(template: string): boolean {
  const filled = template.replaceAll(placeholder, "x");
  if (!URL.canParse(filled)) return false;
  const { protocol, username, host } = new URL(filled);
  return /^https?:$/.test(protocol) && username === "" && template.includes(host) && knowsAll(template);
}

const list = (separator: string) =>
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(separator).map((part) => part.trim())),
  );
/** `name: value | name: value`, without the quotes that files of settings cannot hold. */
const headers = z.pipe(
  z.pipe(list("|"), z.array(z.string().check(z.regex(/^[\w-]+:\s*\S[^\r\n]*$/)))),
  z.transform((lines: string[]) =>
    Object.fromEntries(
      lines.map((line) => {
        const end = line.indexOf(":");
        return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()] as const;
      }),
    ),
  ),
);
const isPairs = (template: string) => template.split("&").every((pair) => pair.indexOf("=") > 0);
const body = z.pipe(
  z.string().check(z.refine((template) => isPairs(template) && knowsAll(template))),
  z.transform((template: string) => [...new URLSearchParams(template)] as const),
);
const templates = z.pipe(
  z.pipe(list(","), z.array(z.string().check(z.regex(/^[a-z_]+\.(en|pa)\s*=\s*\S+$/)))),
  z.transform((pairs: string[]) =>
    Object.fromEntries(pairs.map((pair) => pair.split("=").map((side) => side.trim()) as [string, string])),
  ),
);
const known_countries: ReadonlySet<string> = new Set(getCountries());
const isCountry = (code: string) => known_countries.has(code.trim());
const countries = z.pipe(
  z.string().check(z.refine((value) => value === "all" || value.split(",").every(isCountry))),
  z.transform((value: string) => (value === "all" ? null : value.split(",").map((code) => code.trim()))),
);
const path = z.string().check(z.refine((text) => text.split(".").every((name) => /^[\w-]+$/.test(name))));
const words = z.pipe(
  z.string().check(z.regex(/^[\w ,-]+$/)),
  z.transform((value: string) => value.split(",").map((word) => word.trim().toLowerCase())),
);
/** What is signed: the body, and headers by their names. */
const isSigned = (template: string) =>
  template.includes("{body}") && !/[{}]/.test(template.replaceAll(/\{[\w-]+\}/g, ""));
const order = z.pipe(
  list(","),
  z
    .array(z.enum(numberWays))
    .check(z.refine((ways) => ways.length === numberWays.length && new Set(ways).size === ways.length)),
);

/** The settings of the ways in which a number is verified, and of the gateway that sends SMS. */
export const smsSettings = {
  NUMBER_WAYS: setting(
    numberWays.join(","),
    `${numberWays.join(", ")}, each once, in any order`,
    order,
    "The order in which sign-up offers the ways to verify a number. A way that does not work is left out.",
  ),
  SMS_DRIVER: setting(
    null,
    "none, dev or http",
    z.enum(["none", "dev", "http"]),
    "`http` sends SMS through the gateway at SMS_URL; `dev` shows them on the page /dev; `none` sends none. Unset: dev where WHATSAPP_DRIVER is dev, otherwise none.",
  ),
  SMS_URL: setting(
    null,
    "an http or https address without user and password, with no other placeholders than {to}, {digits}, {text}, {template} and {id}",
    z.string().check(z.refine(isGateway)),
    "The gateway's address for one message. {to} is the number as +919876543210, {digits} the same without the plus sign, {text} the message, {template} its id of SMS_TEMPLATES, {id} our own reference. Secret if it contains a key.",
  ),
  SMS_HEADERS: setting(
    null,
    "headers as name: value, separated by |",
    headers,
    "The headers of the request, such as authorization: Bearer and the key. Secret.",
  ),
  SMS_BODY: setting(
    null,
    "pairs as name=value, separated by &, with no other placeholders than those of SMS_URL",
    body,
    "The body of the request, with the same placeholders; %26 stands for & in a value. In JSON a dot in a name makes an object, and a number after it a list: to.0={to}. Unset: the request is a GET without a body.",
  ),
  SMS_FORMAT: setting(
    "json",
    "json or form",
    z.enum(["json", "form"]),
    "How SMS_BODY is sent: as JSON or as a form.",
  ),
  SMS_TEMPLATES: setting(
    null,
    "pairs as code.en=id, separated by commas",
    templates,
    "The ids under which the texts are registered with India's operators (DLT), by text and language: code, confirmed, address_added and case_waits, each .en and .pa. Needed if SMS_URL or SMS_BODY contains {template}.",
  ),
  SMS_MOST_A_DAY: setting(
    "1000",
    "a whole number from 0 to 1000000",
    between(0, 1_000_000),
    "How many SMS are paid for within 24 hours. After that, codes go by the other ways alone, and the operators hear of it; the few other SMS, such as the notice of a changed number, still go and are counted.",
  ),
  SMS_COUNTRIES: setting(
    phoneCountries.join(","),
    "ISO codes of countries such as IN,CA,GB, or all",
    countries,
    "Whose numbers get codes by SMS. Other countries have the other ways. Unset: the countries that sign-up offers first, because fraud with SMS is paid through numbers of costly countries.",
  ),
  SMS_ANSWER_ID: setting(
    null,
    "a name in the gateway's JSON answer such as id or messages.0.id",
    path,
    "Where the gateway's answer has the id that its delivery report names. Unset: the report names our own {id}.",
  ),
  SMS_REPORT_SECRET: setting(
    null,
    "the secret as the gateway displays it, on one line",
    text,
    "The secret that verifies the signature (HMAC-SHA256) of delivery reports. Unset: no reports are accepted.",
  ),
  SMS_REPORT_SIGNATURE: setting(
    "x-signature",
    "the name of a header",
    z.string().check(z.regex(/^[\w-]+$/)),
    "The header with the signature of a delivery report, in hex or base64.",
  ),
  SMS_REPORT_SIGNED: setting(
    "{body}",
    "a text with {body}, and with names of headers in braces",
    z.string().check(z.refine(isSigned)),
    "What the gateway signs: {body} is the report as it was sent, every other name in braces a header, such as {x-timestamp}.{body}.",
  ),
  SMS_REPORT_ID: setting(
    "id",
    "a name in the report such as id or message.id",
    path,
    "Where a delivery report has the id of its message.",
  ),
  SMS_REPORT_STATUS: setting(
    "status",
    "a name in the report such as status",
    path,
    "Where a delivery report has the status.",
  ),
  SMS_REPORT_DELIVERED: setting(
    "delivered",
    "words, separated by commas",
    words,
    "The statuses that mean that the message has arrived.",
  ),
  SMS_REPORT_FAILED: setting(
    "failed,undelivered,rejected,expired",
    "words, separated by commas",
    words,
    "The statuses that mean that the message will not arrive.",
  ),
} as const satisfies Record<string, Setting>;
