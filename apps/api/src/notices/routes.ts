import {
  deleteNotice,
  listNotices,
  liveNews,
  markNotice,
  noticeSettings,
  readAllNotices,
  registerDevice,
  saveNoticeSettings,
} from "@sanjog/contract/notices";
import { type MailedKind, mailedKinds } from "@sanjog/domain/notices/notice-kinds";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import { plain_page_policy } from "../platform/http/plain-page.ts";
import * as devices from "./commands/devices.ts";
import * as choices from "./commands/mail-choices.ts";
import * as commands from "./commands.ts";
import type { NoticeDeps } from "./deps.ts";
import { sendPushJob } from "./jobs/send-push.ts";
import { mail_off_path, readMailOff } from "./mail-off-codes.ts";
import { noticeTexts } from "./notice-texts.ts";
import { createLiveStreams } from "./queries/live-streams.ts";
import * as queries from "./queries.ts";
import { type MailOffMessage, mailOffPage } from "./views/mail-off-page.ts";

export const noticesArea: Area = { name: "notices", routes: registerRoutes, jobs: [sendPushJob] };

function registerRoutes(app: FastifyInstance, deps: NoticeDeps): void {
  bind(app, deps, listNotices, async ({ query, viewer, locale }) => ({
    data: await queries.listNotices(deps, viewer, query, locale),
  }));
  bind(app, deps, markNotice, async ({ params, body, viewer, locale }) => ({
    data: await commands.markNotice(deps, viewer, params.id, body.status),
    message: noticeTexts(locale).done[body.status],
  }));
  bind(app, deps, readAllNotices, async ({ viewer, locale }) => ({
    data: await commands.readAllNotices(deps, viewer),
    message: noticeTexts(locale).done.all_read,
  }));
  bind(app, deps, deleteNotice, async ({ params, viewer, locale }) => {
    await commands.deleteNotice(deps, viewer, params.id);
    return { message: noticeTexts(locale).done.deleted };
  });
  bind(app, deps, registerDevice, async ({ body, viewer, locale }) => {
    await devices.registerDevice(deps, viewer, body.device_token);
    return { message: noticeTexts(locale).done.device };
  });
  bind(app, deps, noticeSettings, async ({ viewer, locale }) => ({
    data: await queries.loadMailChoices(deps.db, viewer.id, locale),
  }));
  bind(app, deps, saveNoticeSettings, async ({ body, viewer, locale }) => {
    await choices.saveMailChoices(deps, viewer, body.emails);
    return {
      data: await queries.loadMailChoices(deps.db, viewer.id, locale),
      message: noticeTexts(locale).done.settings,
    };
  });
  const streams = createLiveStreams(deps);
  bind(app, deps, liveNews, async ({ viewer }) => ({ events: streams.open(viewer) }));
  // An open stream would prevent the server from stopping.
  app.addHook("preClose", async () => streams.endAll());
  void openMailOff(app, deps);
}

const most_form_bytes = 4_096;

/**
 * Turns off a kind of mail without signing in: mail programs POST here (RFC 8058). GET changes nothing, since mail
 * scanners open every link.
 */
async function openMailOff(app: FastifyInstance, deps: NoticeDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = { parseAs: "string", bodyLimit: most_form_bytes } as const;
    scope.addContentTypeParser("*", form, async (_: unknown, body: string) => body);

    scope.get<{ Params: { token: string } }>(`${mail_off_path}/:token`, async (request, reply) => {
      const wish = readMailOff(deps.config, request.params.token);
      return wish ? show(reply, "question", wish.kind) : show(reply.code(404), "invalid");
    });

    scope.post<{ Params: { token: string } }>(`${mail_off_path}/:token`, async (request, reply) => {
      const wish = readMailOff(deps.config, request.params.token);
      if (!wish) return show(reply.code(404), "invalid");
      const all = new URLSearchParams(String(request.body ?? "")).get("all") === "1";
      await choices.muteMails(deps.db, wish.member_id, all ? mailedKinds : [wish.kind]);
      return show(reply, all ? "done_all" : "done", wish.kind);
    });
  });
}

function show(reply: FastifyReply, said: MailOffMessage, kind?: MailedKind): FastifyReply {
  return reply
    .headers({ "Cache-Control": "no-store", "Content-Security-Policy": plain_page_policy })
    .type("text/html; charset=utf-8")
    .send(mailOffPage(said, kind));
}
