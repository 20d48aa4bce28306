import * as endpoints from "@sanjog/contract/numbers";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import { countDaysJob } from "./jobs/count-days.ts";
import { listNumbers } from "./queries.ts";

/** The figures are the same for everybody and change once in a quarter. */
const public_cache = "public, max-age=600";

/** What the service publishes about how it keeps order. */
export const numbersArea: Area = {
  name: "numbers",
  jobs: [countDaysJob],
  routes(app, deps) {
    bind(app, deps, endpoints.listNumbers, async ({ reply }) => {
      const data = await listNumbers(deps.db);
      reply.header("Cache-Control", public_cache);
      return { data };
    });
  },
};
