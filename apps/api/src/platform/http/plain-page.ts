import { createHash } from "node:crypto";
import { type Html, html } from "./html.ts";

const style =
  "body{margin:0;padding:24px 16px;background:#fbf7ef;color:#3a2420;font:18px/1.6 'Mukta Mahee','Noto Sans Gurmukhi',Raavi,sans-serif}" +
  "section{max-width:34rem;margin:0 auto 24px;padding:24px;background:#fff;border-top:6px solid #8a2b1f}" +
  "h1{margin:0;font-size:24px}button{min-height:44px;margin:8px 8px 0 0;padding:8px 20px;border:2px solid #8a2b1f;border-radius:8px;background:#fff;color:#8a2b1f;font:inherit}" +
  "button.first{background:#8a2b1f;color:#fff}";
const style_hash = createHash("sha256").update(style).digest("base64");

/** The page has one style and no script; it may send its own form and nothing else. */
export const plain_page_policy = `default-src 'none'; style-src 'sha256-${style_hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page that the server itself writes, for anyone who follows a link of a mail without being signed in. */
export function plainPage(title: string, sections: readonly Html[]): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${{ text: style }}</style></head>
<body><main>${sections}</main></body></html>
`.text;
}
