import { htmlLang, type Locale } from "@sanjog/i18n/locale";
import type { Config } from "../platform/config.ts";
import { html } from "../platform/html.ts";
import type { Job } from "../platform/jobs/outbox.ts";
import { fillIn, type MailKind, mailTexts, type TextParams } from "./account-texts.ts";

type Button = { text: string; link: string };
type Content = { code?: string; buttons?: readonly Button[]; params?: TextParams; expires_at?: Date };
type Recipient = { to: string; locale: Locale };

/** One mail as a job for the outbox; links begin with the configured address and nothing else. */
export function accountMail(
  config: Config,
  { to, locale }: Recipient,
  kind: MailKind,
  content: Content,
): Job {
  const texts = mailTexts(locale);
  const params = { product: config.productName, phone: config.supportPhone, ...content.params };
  const words = {
    greeting: texts.layout.greeting,
    intro: fillIn(texts[kind].intro, params),
    note: fillIn(texts[kind].note, params),
    closing: fillIn(texts.layout.closing, params),
    help: fillIn(texts.layout.help, params),
  };
  const buttons = content.buttons ?? [];
  return {
    kind: "mail",
    to,
    subject: texts[kind].subject,
    text: plainBody(words, content.code, buttons),
    html: htmlBody(words, content.code, buttons, locale),
    // Nobody answers a machine's mail automatically.
    headers: { "Auto-Submitted": "auto-generated" },
    ...(content.expires_at && { expires_at: content.expires_at }),
  };
}

export function pageLink(config: Config, page: "login" | "forgot-password"): string {
  return `${config.publicUrl}/${page}`;
}

export function resetLink(config: Config, token: string): string {
  return `${config.publicUrl}/reset-password?token=${token}`;
}

type Words = Record<"greeting" | "intro" | "note" | "closing" | "help", string>;

function plainBody(words: Words, code: string | undefined, buttons: readonly Button[]): string {
  const parts = [
    words.greeting,
    words.intro,
    ...(code ? [code] : []),
    ...buttons.map(({ text, link }) => `${text}: ${link}`),
    words.note,
    `${words.closing}\n${words.help}`,
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
function htmlBody(
  words: Words,
  code: string | undefined,
  buttons: readonly Button[],
  locale: Locale,
): string {
  const plain = mailTexts(locale).layout.link_plain;
  const shown = buttons.map(
    ({ text, link }) => html`<p><a href="${link}" style="${button}">${text}</a></p>
<p style="${small}">${fillIn(plain, { link })}</p>`,
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
</div></body></html>
`.text;
}
