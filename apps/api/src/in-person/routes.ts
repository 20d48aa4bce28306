import * as endpoints from "@sanjog/contract/in-person";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { askToConfirmInPerson } from "./commands/ask.ts";
import { followNumber } from "./commands/follow-number.ts";
import { endOverJob } from "./jobs/end-over.ts";
import { loadForDesk, loadOwn } from "./queries.ts";

/** Numbers that two volunteers confirm in person, for members who cannot receive a message. */
export const inPersonArea: Area = {
  name: "in-person",
  routes(app: FastifyInstance, deps: AreaDeps) {
    bind(app, deps, endpoints.askToConfirmInPerson, async ({ viewer }) => {
      await askToConfirmInPerson(deps, viewer.id);
      return {};
    });
    bind(app, deps, endpoints.numberInPerson, async ({ viewer }) => ({
      data: await loadOwn(deps, viewer.id),
    }));
    bind(app, deps, endpoints.showNumberInPerson, async ({ staff, params }) => ({
      data: await loadForDesk(deps, staff, params.id),
    }));
  },
  afterProfileChange: followNumber,
  jobs: [endOverJob],
};
