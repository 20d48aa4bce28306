import {
  cancelRequest,
  endConnection,
  listConnections,
  listDeclined,
  listReceived,
  listRejected,
  listSent,
  respondToRequest,
  sendRequest,
} from "@sanjog/contract/connections";
import type { RequestList } from "@sanjog/domain/connections/connection-request";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

const requestLists = {
  received: listReceived,
  sent: listSent,
  rejected: listRejected,
  declined: listDeclined,
} as const satisfies Record<RequestList, unknown>;

export const connectionsArea: Area = { name: "connections", routes: registerRoutes };

function registerRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, sendRequest, async ({ body, viewer, locale }) => {
    const request = await commands.sendRequest(deps, viewer, body.receiver_id);
    const outcome = request.status === "accepted" ? "accepted" : "sent";
    return { data: request, message: say(locale, (texts) => texts.connections[outcome]) };
  });
  bind(app, deps, respondToRequest, async ({ params, body, viewer, locale }) => ({
    data: await commands.respondToRequest(deps, viewer, params.id, body.status),
    message: say(locale, (texts) => texts.connections[body.status]),
  }));
  bind(app, deps, cancelRequest, async ({ params, viewer, locale }) => {
    await commands.cancelRequest(deps, viewer, params.id);
    return { message: say(locale, (texts) => texts.connections.cancelled) };
  });
  bind(app, deps, endConnection, async ({ params, viewer, locale }) => {
    await commands.endConnection(deps, viewer, params.id);
    return { message: say(locale, (texts) => texts.connections.ended) };
  });
  for (const list of Object.keys(requestLists) as RequestList[]) {
    bind(app, deps, requestLists[list], async ({ query, viewer, locale }) => ({
      data: await queries.listRequests(deps, viewer, list, query, locale),
    }));
  }
  bind(app, deps, listConnections, async ({ query, viewer, locale }) => ({
    data: await queries.listConnections(deps, viewer, query, locale),
  }));
}
