import { addToShortlist, listShortlist, removeFromShortlist } from "@sanjog/contract/shortlist";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const shortlistArea: Area = { name: "shortlist", routes: registerRoutes };

function registerRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, addToShortlist, async ({ body, viewer, locale }) => {
    await commands.addToShortlist(deps, viewer, body.favorite_user_id);
    return { data: { id: body.favorite_user_id }, message: say(locale, (texts) => texts.shortlist.added) };
  });
  bind(app, deps, removeFromShortlist, async ({ params, viewer, locale }) => {
    await commands.removeFromShortlist(deps, viewer, params.id);
    return { message: say(locale, (texts) => texts.shortlist.removed) };
  });
  bind(app, deps, listShortlist, async ({ query, viewer, locale }) => ({
    data: await queries.listShortlist(deps, viewer, query, locale),
  }));
}
