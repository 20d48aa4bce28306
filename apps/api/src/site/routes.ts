import { site } from "@sanjog/contract/site";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { presentSite } from "./views.ts";

export const siteArea: Area = {
  name: "site",
  routes(app: FastifyInstance, deps: AreaDeps) {
    bind(app, deps, site, async () => ({ data: presentSite(deps.config) }));
  },
};
