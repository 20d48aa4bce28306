import * as endpoints from "@sanjog/contract/privacy";
import { imageItems, privacyItems, settingsFrom } from "@sanjog/domain/privacy/privacy-items";
import { privacyPresets } from "@sanjog/domain/privacy/privacy-presets";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { changePrivacy } from "./commands.ts";
import { loadSettings } from "./queries.ts";
import { presentItem } from "./views.ts";

export const privacyArea: Area = { name: "privacy", routes: registerRoutes };

function registerRoutes(app: FastifyInstance, deps: AreaDeps): void {
  const settingsOf = async (member_id: string) =>
    (await loadSettings(deps.db, [member_id])).get(member_id) ?? settingsFrom({});

  bind(app, deps, endpoints.listPrivacy, async ({ viewer, locale }) => {
    const settings = await settingsOf(viewer.id);
    return { data: privacyItems.map((item) => presentItem(item, settings, locale)) };
  });
  bind(app, deps, endpoints.listImagePrivacy, async ({ viewer, locale }) => {
    const settings = await settingsOf(viewer.id);
    return { data: { data: imageItems.map((item) => presentItem(item, settings, locale)) } };
  });
  bind(app, deps, endpoints.changePrivacy, async ({ viewer, params, body, locale }) => {
    await changePrivacy(deps, viewer, { [params.privacy_id]: body.privacy_value });
    return {
      data: presentItem(params.privacy_id, await settingsOf(viewer.id), locale),
      message: say(locale, (texts) => texts.privacy.saved),
    };
  });
  bind(app, deps, endpoints.choosePrivacyPreset, async ({ viewer, body, locale }) => {
    await changePrivacy(deps, viewer, privacyPresets[body.preset]);
    const settings = await settingsOf(viewer.id);
    return {
      data: privacyItems.map((item) => presentItem(item, settings, locale)),
      message: say(locale, (texts) => texts.privacy.saved),
    };
  });
}
