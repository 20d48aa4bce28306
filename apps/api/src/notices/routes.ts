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
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { Deps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import * as devices from "./commands/devices.ts";
import * as choices from "./commands/mail-choices.ts";
import * as commands from "./commands.ts";
import { createLiveStreams } from "./live-streams.ts";
import { openMailOff } from "./mail-off-page.ts";
import { noticeTexts } from "./notice-texts.ts";
import { sendPush } from "./push-order.ts";
import * as queries from "./queries.ts";

export const noticesArea: Area = { name: "notices", routes: openDoors, sendPush };

function openDoors(app: FastifyInstance, deps: Deps): void {
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
  // An open page would keep a server that was told to stop.
  app.addHook("preClose", async () => streams.endAll());
  void openMailOff(app, deps);
}
