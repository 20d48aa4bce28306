import { bringBack, listSetAside, setAside } from "@sanjog/contract/set-aside";
import { backOn } from "@sanjog/domain/set-aside/set-aside";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import * as commands from "./commands.ts";
import { forgetReturnedJob } from "./jobs/forget-returned.ts";
import * as queries from "./queries.ts";

export const setAsideArea: Area = {
  name: "set-aside",
  routes: registerRoutes,
  jobs: [forgetReturnedJob],
};

function registerRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, setAside, async ({ body, viewer, locale }) => {
    const id = body.set_aside_user_id;
    const set_aside_at = await commands.setAside(deps, viewer, id);
    const message = say(locale, (texts) => texts.set_aside.put);
    return { data: { id, back_on: backOn(set_aside_at) }, message };
  });
  bind(app, deps, bringBack, async ({ params, viewer, locale }) => {
    await commands.bringBack(deps, viewer, params.id);
    return { message: say(locale, (texts) => texts.set_aside.brought_back) };
  });
  bind(app, deps, listSetAside, async ({ query, viewer, locale }) => ({
    data: await queries.listSetAside(deps, viewer, query, locale),
  }));
}
