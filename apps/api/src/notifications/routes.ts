import {
  deleteNotification,
  listNotifications,
  liveNews,
  markNotification,
  notificationSettings,
  openGoodNews,
  readAllNotifications,
  readRulesReminder,
  registerDevice,
  saveNotificationSettings,
  showGoodNews,
} from "@sanjog/contract/notifications";
import { type MailedKind, mailedKinds } from "@sanjog/domain/notifications/notification-kinds";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import { plain_page_policy } from "../platform/http/plain-page.ts";
import * as devices from "./commands/devices.ts";
import * as choices from "./commands/mail-choices.ts";
import * as goodNews from "./commands/open-good-news.ts";
import { readRulesReminder as endRulesReminder } from "./commands/read-rules-reminder.ts";
import * as commands from "./commands.ts";
import type { NotificationDeps } from "./deps.ts";
import { remindOfRulesJob } from "./jobs/remind-of-rules.ts";
import { sendAccountPushJob } from "./jobs/send-account-push.ts";
import { sendPushJob } from "./jobs/send-push.ts";
import { sendQuietPushJob } from "./jobs/send-quiet-push.ts";
import { mail_off_path, readMailOff } from "./mail-off-codes.ts";
import { notificationTexts } from "./notification-texts.ts";
import { createLiveStreams } from "./queries/live-streams.ts";
import * as queries from "./queries.ts";
import { type MailOffMessage, mailOffPage } from "./views/mail-off-page.ts";

export const notificationsArea: Area = {
  name: "notifications",
  routes: registerRoutes,
  jobs: [sendPushJob, sendQuietPushJob, sendAccountPushJob, remindOfRulesJob],
};

function registerRoutes(app: FastifyInstance, deps: NotificationDeps): void {
  bind(app, deps, listNotifications, async ({ query, viewer, locale }) => ({
    data: await queries.listNotifications(deps, viewer, query, locale),
  }));
  bind(app, deps, showGoodNews, async ({ viewer, locale }) => ({
    data: { good_news: await queries.findGoodNews(deps, viewer, locale) },
  }));
  bind(app, deps, openGoodNews, async ({ viewer, body }) => ({
    data: await goodNews.openGoodNews(deps, viewer, body),
  }));
  bind(app, deps, markNotification, async ({ params, body, viewer, locale }) => ({
    data: await commands.markNotification(deps, viewer, params.id, body.status),
    message: notificationTexts(locale).done[body.status],
  }));
  bind(app, deps, readAllNotifications, async ({ viewer, locale }) => ({
    data: await commands.readAllNotifications(deps, viewer),
    message: notificationTexts(locale).done.all_read,
  }));
  bind(app, deps, deleteNotification, async ({ params, viewer, locale }) => {
    await commands.deleteNotification(deps, viewer, params.id);
    return { message: notificationTexts(locale).done.deleted };
  });
  bind(app, deps, registerDevice, async ({ body, viewer, locale }) => {
    await devices.registerDevice(deps, viewer, body.device_token);
    return { message: notificationTexts(locale).done.device };
  });
  bind(app, deps, notificationSettings, async ({ viewer, locale }) => ({
    data: await queries.loadMailChoices(deps.db, viewer.id, locale),
  }));
  bind(app, deps, saveNotificationSettings, async ({ body, viewer, locale }) => {
    await choices.saveMailChoices(deps, viewer, body.emails);
    return {
      data: await queries.loadMailChoices(deps.db, viewer.id, locale),
      message: notificationTexts(locale).done.settings,
    };
  });
  bind(app, deps, readRulesReminder, async ({ viewer }) => {
    await endRulesReminder(deps, viewer.id);
    return {};
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
async function openMailOff(app: FastifyInstance, deps: NotificationDeps): Promise<void> {
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
