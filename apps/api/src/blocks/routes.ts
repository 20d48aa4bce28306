import { blockMember, listBlocked, unblockMember } from "@sanjog/contract/blocks";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const blocksArea: Area = { name: "blocks", routes: registerRoutes };

function registerRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, blockMember, async ({ body, viewer, locale }) => {
    await commands.blockMember(deps, viewer, body.blocked_user_id);
    return { data: { id: body.blocked_user_id }, message: say(locale, (texts) => texts.blocks.blocked) };
  });
  bind(app, deps, unblockMember, async ({ params, viewer, locale }) => {
    await commands.unblockMember(deps, viewer, params.id);
    return { message: say(locale, (texts) => texts.blocks.unblocked) };
  });
  bind(app, deps, listBlocked, async ({ query, viewer }) => ({
    data: await queries.listBlocked(deps.db, viewer, query),
  }));
}
