import { messages as inEnglish } from "@sanjog/i18n/en/mail";
import { formatMessage } from "@sanjog/i18n/format-message";
import { htmlLang, type Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/mail";
import type { Config } from "../config/config.ts";
import { html } from "../http/html.ts";
import { phones } from "../texts/phones.ts";
import { productName } from "../texts/product-name.ts";

export type MailButton = { text: string; link: string };
export type MailWords = Record<"greeting" | "intro" | "note" | "closing" | "help", string>;
export type MailParts = {
  code?: string | undefined;
  buttons?: readonly MailButton[] | undefined;
  /** A quiet link at the very end. */
  foot?: MailButton | undefined;
};

const layoutOf = (locale: Locale) => (locale === "pb" ? inPunjabi : inEnglish).layout;

/** The words that every mail of the app begins and ends with. */
export function mailWords(config: Config, locale: Locale): Pick<MailWords, "greeting" | "closing" | "help"> {
  const layout = layoutOf(locale);
  return {
    greeting: layout.greeting,
    closing: formatMessage(locale, layout.closing, { product: productName(config, locale) }),
    help: formatMessage(locale, layout.help, { phone: phones.format(config.supportPhone) }),
  };
}

/** Both bodies of a mail; they say the same. */
export function mailBodies(
  words: MailWords,
  parts: MailParts,
  locale: Locale,
): { text: string; html: string } {
  return { text: plainBody(words, parts), html: htmlBody(words, parts, locale) };
}

function plainBody(words: MailWords, { code, buttons = [], foot }: MailParts): string {
  const parts = [
    words.greeting,
    words.intro,
    ...(code ? [code] : []),
    ...buttons.map(({ text, link }) => `${text}: ${link}`),
    words.note,
    `${words.closing}\n${words.help}`,
    ...(foot ? [`${foot.text}: ${foot.link}`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

const ground = "margin:0;padding:24px 12px;background:#fbf7ef;color:#3a2420";
const cloth = "max-width:34rem;margin:0 auto;padding:24px;background:#ffffff;border-top:6px solid #8a2b1f";
const type = "font-family:'Mukta Mahee','Noto Sans Gurmukhi',Raavi,sans-serif;font-size:18px;line-height:1.6";
const figure = "font-size:32px;letter-spacing:6px;font-weight:600;margin:20px 0";
const button =
  "display:inline-block;padding:12px 20px;background:#8a2b1f;color:#ffffff;border-radius:8px;text-decoration:none";
const small = "color:#6b5149;font-size:16px";

/** Tables and style attributes are what mail programs agree on; nothing is loaded from anywhere. */
function htmlBody(words: MailWords, { code, buttons = [], foot }: MailParts, locale: Locale): string {
  const plain = layoutOf(locale).link_plain;
  const shown = buttons.map(
    ({ text, link }) => html`<p><a href="${link}" style="${button}">${text}</a></p>
<p style="${small}">${formatMessage(locale, plain, { link })}</p>`,
  );
  return html`<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"></head>
<body style="${ground};${type}"><div style="${cloth}">
<p>${words.greeting}</p>
<p>${words.intro}</p>
${code ? html`<p style="${figure}">${code}</p>` : ""}${shown}
<p>${words.note}</p>
<p>${words.closing}</p>
<p style="${small}">${words.help}</p>
${foot ? html`<p style="${small}"><a href="${foot.link}" style="color:#6b5149">${foot.text}</a></p>\n` : ""}</div></body></html>
`.text;
}
