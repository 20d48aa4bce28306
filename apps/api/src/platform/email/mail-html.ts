import { htmlLang, type Locale } from "@sanjog/i18n/locale";
import { type Html, html } from "../http/html.ts";
import type { MailParts, MailWords } from "./mail-parts.ts";
import { pictureSource } from "./mail-pictures.ts";

type Language = { locale: Locale; linkPlain: (link: string) => string };

const body_font = "'Mukta Mahee','Noto Sans Gurmukhi',Raavi,'Gurmukhi MN',Arial,sans-serif";
const display_font = "'Tiro Gurmukhi','Noto Serif Gurmukhi',Georgia,serif";
const ground = "#fbf7ef";
const sheet = "#fffdfa";
const ink = "#33201a";
const ink_2 = "#5f463b";
const madder = "#892d21";
const haldi_soft = "#fff3d6";

const body_type = `font:400 18px/1.55 ${body_font};color:${ink}`;
const small_type = `font:400 16px/1.55 ${body_font};color:${ink_2}`;
const heading = `margin:0;font:400 32px/1.25 ${display_font};color:${ink}`;
const figure = `font:600 34px/1.3 ${body_font};letter-spacing:6px;color:${ink}`;
const button = `display:block;background:${madder};border-radius:12px;color:#fefbf4;font:600 19px/1.35 ${body_font};padding:17px 24px;text-align:center;text-decoration:none`;
const hidden = "display:none;max-height:0;overflow:hidden";

/**
 * Returns the HTML body. Tables and style attributes are what mail programs agree on. The pictures are parts of the mail,
 * so that nothing is loaded from anywhere. `light only` and a colour on every ground keep dark mode from changing them.
 */
export function htmlBody(words: MailWords, parts: MailParts, { locale, linkPlain }: Language): string {
  const { title, preheader, joined, code, buttons = [], steps, reason, foot } = parts;
  const [first, ...links] = buttons;
  return html`<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only">
<title>${title ?? words.product}</title></head>
<body bgcolor="${ground}" style="margin:0;background:${ground}">
${preheader ? html`<div style="${hidden}">${preheader}</div>` : ""}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${ground}" style="background:${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" bgcolor="${sheet}" style="width:100%;max-width:600px;background:${sheet};border-radius:20px;overflow:hidden">
<tr><td bgcolor="${madder}" style="font-size:0;line-height:0;background:${madder}"><img src="${pictureSource("edge")}" width="600" height="20" alt="" style="display:block;width:100%;height:20px"></td></tr>
<tr><td style="padding:22px 32px 4px"><img src="${pictureSource("flower")}" width="36" height="36" alt="" style="vertical-align:middle"><span style="font:400 26px/36px ${display_font};color:${madder};vertical-align:middle;padding-left:8px">${words.product}</span></td></tr>
${joined ? html`<tr><td align="center" style="padding:22px 32px 6px"><img src="${pictureSource("joined")}" width="320" height="120" alt="" style="display:block;max-width:100%;height:auto"></td></tr>\n` : ""}${title ? html`<tr><td align="${joined ? "center" : "left"}" style="padding:12px 32px 6px"><h1 style="${heading}">${title}</h1></td></tr>\n` : ""}<tr><td style="padding:14px 32px 6px;${body_type}"><p style="margin:0 0 14px">${words.greeting}</p><p style="margin:0 0 14px">${words.intro}</p>${code ? html`<p style="margin:6px 0 14px;${figure}">${code}</p>` : ""}</td></tr>
${
  first
    ? html`<tr><td style="padding:4px 32px 10px"><a href="${first.link}" style="${button}">${first.text}</a></td></tr>
<tr><td style="padding:0 32px 18px;${small_type};word-break:break-word">${linkPlain(first.link)}</td></tr>\n`
    : ""
}${links.map(
  ({ text, link }) =>
    html`<tr><td style="padding:0 32px 18px"><a href="${link}" style="font:600 18px/1.5 ${body_font};color:#2b4c9b">${text}</a></td></tr>\n`,
)}${steps ? stepTable(steps) : ""}<tr><td style="padding:4px 32px 8px;${body_type}"><p style="margin:0 0 14px">${words.note}</p><p style="margin:0">${words.closing}</p></td></tr>
<tr><td style="padding:0 32px 22px;${small_type}">${words.help}</td></tr>
${reason || foot ? html`<tr><td style="padding:16px 32px 24px;border-top:1px solid #e8ddcf;${small_type}">${reason ? html`<p style="margin:0 0 6px">${reason}</p>` : ""}${foot ? html`<a href="${foot.link}" style="${small_type};display:inline-block;padding:10px 0">${foot.text}</a>` : ""}</td></tr>\n` : ""}</table></td></tr></table></body></html>
`.text;
}

function stepTable({ title, items }: NonNullable<MailParts["steps"]>): Html {
  return html`<tr><td style="padding:4px 32px 22px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${haldi_soft}" style="background:${haldi_soft};border-radius:14px"><tr><td colspan="2" style="padding:16px 22px 6px;font:600 18px/1.4 ${body_font};color:${ink}">${title}</td></tr>
${items.map(
  (
    item,
    i,
  ) => html`<tr><td width="40" valign="top" style="padding:2px 0 12px 22px;font:400 26px/1.15 ${display_font};color:${madder}">${i + 1}</td><td style="padding:4px 22px 12px 0;font:400 17px/1.47 ${body_font};color:${ink}">${item}</td></tr>
`,
)}</table></td></tr>
`;
}
