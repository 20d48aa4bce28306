import * as endpoints from "@sanjog/contract/preferences";
import type { OwnPreferences } from "@sanjog/contract/profile-details";
import type { Locale } from "@sanjog/i18n/locale";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { loadOwnProfile } from "../profiles/queries.ts";
import { savePreferencesStep } from "./commands.ts";

export const preferencesArea: Area = { name: "preferences", routes: registerRoutes };

function registerRoutes(app: FastifyInstance, deps: AreaDeps): void {
  const own = async (member_id: string, locale: Locale): Promise<OwnPreferences | null> =>
    (await loadOwnProfile(deps, member_id, locale, deps.now())).preferences;

  bind(app, deps, endpoints.loadPreferences, async ({ viewer, locale }) => ({
    data: { data: await own(viewer.id, locale) },
  }));
  bind(app, deps, endpoints.savePreferences, async ({ viewer, body, locale }) => {
    await savePreferencesStep(deps, viewer, body);
    const preferences = await own(viewer.id, locale);
    if (!preferences) throw new Error("preferences that were saved are gone");
    return { data: { data: preferences }, message: say(locale, (texts) => texts.preferences.saved) };
  });
}
