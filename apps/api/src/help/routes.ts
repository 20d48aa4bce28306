import * as endpoints from "@sanjog/contract/help";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { sendServiceMessage } from "./commands/send-service-message.ts";
import { forgetRequestsJob } from "./jobs/forget-requests.ts";

export const helpArea: Area = {
  name: "help",
  routes(app: FastifyInstance, deps: AreaDeps) {
    bind(app, deps, endpoints.sendServiceMessage, async ({ viewer, body, locale }) => {
      await sendServiceMessage(deps, viewer.id, body);
      return { message: say(locale, (texts) => texts.help.received) };
    });
  },
  jobs: [forgetRequestsJob],
};
