import { showToday } from "@sanjog/contract/home";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import { countPage } from "../platform/http/page-budget.ts";
import { loadToday } from "./queries.ts";

/** The first page of a signed-in member, which combines the lists of several areas. */
export const homeArea: Area = {
  name: "home",
  routes: (app, deps) =>
    bind(app, deps, showToday, async ({ viewer, locale }) => {
      await countPage(deps, viewer);
      return { data: await loadToday(deps, viewer, locale) };
    }),
};
