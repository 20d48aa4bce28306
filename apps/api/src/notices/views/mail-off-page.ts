import { createHash } from "node:crypto";
import type { MailedKind } from "@sanjog/domain/notices/notice-kinds";
import { htmlLang, type Locale, locales } from "@sanjog/i18n/locale";
import { fillIn } from "../../platform/fill-in.ts";
import { html } from "../../platform/html.ts";
import { noticeTexts } from "../notice-texts.ts";

/** What the page has to say. */
export type MailOffSaid = "question" | "done" | "done_all" | "invalid";

const style =
  "body{margin:0;padding:24px 16px;background:#fbf7ef;color:#3a2420;font:18px/1.6 'Mukta Mahee','Noto Sans Gurmukhi',Raavi,sans-serif}" +
  "section{max-width:34rem;margin:0 auto 24px;padding:24px;background:#fff;border-top:6px solid #8a2b1f}" +
  "h1{margin:0;font-size:24px}button{min-height:44px;margin:8px 8px 0 0;padding:8px 20px;border:2px solid #8a2b1f;border-radius:8px;background:#fff;color:#8a2b1f;font:inherit}" +
  "button.first{background:#8a2b1f;color:#fff}";
const style_hash = createHash("sha256").update(style).digest("base64");

/** The page has one style and no script; it may send its own form and nothing else. */
export const mail_off_policy = `default-src 'none'; style-src 'sha256-${style_hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Whoever comes here is not signed in, and the mail may have been passed on: the page speaks both languages. */
export function mailOffPage(said: MailOffSaid, kind?: MailedKind): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${noticeTexts("en").unsubscribe.title}</title><style>${{ text: style }}</style></head>
<body><main>${locales.map((locale) => section(locale, said, kind))}</main></body></html>
`.text;
}

function section(locale: Locale, said: MailOffSaid, kind?: MailedKind) {
  const texts = noticeTexts(locale);
  const words = texts.unsubscribe;
  const sentence = fillIn(words[said], { kind: kind ? texts.emails[kind] : "" });
  const form = html`<form method="post"><button class="first">${words.button}</button>
<button name="all" value="1">${words.button_all}</button></form>`;
  return html`<section lang="${htmlLang(locale)}"><h1>${words.title}</h1>
<p>${sentence}</p>
${said === "question" ? form : ""}</section>
`;
}
