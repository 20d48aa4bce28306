import { dayIn, india_time_zone } from "@sanjog/domain/calendar";
import { messages as inEnglish } from "@sanjog/i18n/en/mail-stop";
import { htmlLang, locales } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/mail-stop";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../platform/deps.ts";
import { fillIn } from "../platform/fill-in.ts";
import { html } from "../platform/html.ts";
import { plain_page_policy, plainPage } from "../platform/plain-page.ts";
import { allowMails, stopMails, stoppedUntil } from "./asked-messages.ts";
import { mail_stop_path, readMailStop } from "./mail-stop-codes.ts";

const most_form_bytes = 1_024;

type Said = "question" | "stopped" | "undone" | "invalid";

/**
 * The page behind "You did not ask for this?": it holds back for a month what strangers can ask for, and takes that
 * back. Opening it changes nothing, since programs that look for dangerous links open every one.
 */
export async function openMailStop(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = { parseAs: "string", bodyLimit: most_form_bytes } as const;
    scope.addContentTypeParser("*", form, async (_: unknown, body: string) => body);

    scope.get<{ Params: { code: string } }>(`${mail_stop_path}/:code`, async (request, reply) => {
      const hash = readMailStop(deps.config, request.params.code);
      if (!hash) return show(deps, reply.code(404), "invalid");
      const until = await stoppedUntil(deps, deps.db, hash);
      return until ? show(deps, reply, "stopped", until) : show(deps, reply, "question");
    });

    scope.post<{ Params: { code: string } }>(`${mail_stop_path}/:code`, async (request, reply) => {
      const hash = readMailStop(deps.config, request.params.code);
      if (!hash) return show(deps, reply.code(404), "invalid");
      const undo = new URLSearchParams(String(request.body ?? "")).get("undo") === "1";
      if (!undo) return show(deps, reply, "stopped", await stopMails(deps, hash));
      await allowMails(deps, hash);
      return show(deps, reply, "undone");
    });
  });
}

function show(deps: Deps, reply: FastifyReply, said: Said, until?: Date): FastifyReply {
  const product = deps.config.productName;
  const day = until ? dayIn(until, india_time_zone) : "";
  const sections = locales.map((locale) => {
    const texts = locale === "pb" ? inPunjabi : inEnglish;
    const stop = html`<form method="post"><button class="first">${texts.button}</button></form>`;
    const undo = html`<form method="post"><button name="undo" value="1">${texts.button_undo}</button></form>`;
    return html`<section lang="${htmlLang(locale)}"><h1>${texts.title}</h1>
<p>${fillIn(texts[said], { product, day })}</p>
${said === "question" ? stop : said === "stopped" ? undo : ""}</section>
`;
  });
  return reply
    .headers({ "Cache-Control": "no-store", "Content-Security-Policy": plain_page_policy })
    .type("text/html; charset=utf-8")
    .send(plainPage(inEnglish.title, sections));
}
