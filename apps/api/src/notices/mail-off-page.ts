import { createHash } from "node:crypto";
import { type MailedKind, mailedKinds } from "@sanjog/domain/notices/notice-kinds";
import { htmlLang, type Locale, locales } from "@sanjog/i18n/locale";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../platform/deps.ts";
import { fillIn } from "../platform/fill-in.ts";
import { html } from "../platform/html.ts";
import { muteMails } from "./commands/mail-choices.ts";
import { mail_off_path, readMailOff } from "./mail-off.ts";
import { noticeTexts } from "./notice-texts.ts";

const most_bytes = 4_096;

/**
 * Turns a kind of mail off without a login (RFC 8058): mail programs post here. Reading the page changes nothing,
 * since programs that look for dangerous links open every one.
 */
export async function openMailOff(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: most_bytes },
      async (_: unknown, body: string) => body,
    );

    scope.get<{ Params: { token: string } }>(`${mail_off_path}/:token`, async (request, reply) => {
      const wish = readMailOff(deps.config, request.params.token);
      return wish ? show(reply, 200, "question", wish.kind) : show(reply, 404, "invalid");
    });

    scope.post<{ Params: { token: string } }>(`${mail_off_path}/:token`, async (request, reply) => {
      const wish = readMailOff(deps.config, request.params.token);
      if (!wish) return show(reply, 404, "invalid");
      const all = new URLSearchParams(String(request.body ?? "")).get("all") === "1";
      await muteMails(deps.db, wish.member_id, all ? mailedKinds : [wish.kind]);
      return show(reply, 200, all ? "done_all" : "done", wish.kind);
    });
  });
}

type Said = "question" | "done" | "done_all" | "invalid";

const style =
  "body{margin:0;padding:24px 16px;background:#fbf7ef;color:#3a2420;font:18px/1.6 'Mukta Mahee','Noto Sans Gurmukhi',Raavi,sans-serif}" +
  "section{max-width:34rem;margin:0 auto 24px;padding:24px;background:#fff;border-top:6px solid #8a2b1f}" +
  "h1{margin:0;font-size:24px}button{min-height:44px;margin:8px 8px 0 0;padding:8px 20px;border:2px solid #8a2b1f;border-radius:8px;background:#fff;color:#8a2b1f;font:inherit}" +
  "button.first{background:#8a2b1f;color:#fff}";
const style_hash = createHash("sha256").update(style).digest("base64");

/** Whoever comes here is not signed in, and the mail may have been passed on: the page speaks both languages. */
function show(reply: FastifyReply, status: number, said: Said, kind?: MailedKind): FastifyReply {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${noticeTexts("en").unsubscribe.title}</title><style>${{ text: style }}</style></head>
<body><main>${locales.map((locale) => section(locale, said, kind))}</main></body></html>
`;
  return reply
    .code(status)
    .headers({
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${style_hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .type("text/html; charset=utf-8")
    .send(page.text);
}

function section(locale: Locale, said: Said, kind?: MailedKind) {
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
