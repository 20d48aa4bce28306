import { verifyUser } from "@sanjog/contract/accounts";
import { base_path } from "@sanjog/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { notedOf } from "./noted.ts";

const sign_up_route = base_path + verifyUser.path;

/** Counts every answer by its door: the pattern, so that no address with an id in it is ever kept. */
export function countRequests(app: FastifyInstance, { metrics }: Deps): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "page";
    if (route.startsWith("/health")) return;
    const status = reply.statusCode;
    const stays_open = reply.getHeader("content-type") === "text/event-stream";
    const seconds = stays_open ? null : reply.elapsedTime / 1_000;
    metrics.answered({ method: request.method, route, status, seconds });
    const { refusal } = notedOf(request);
    if (refusal) metrics.refused(refusal);
    if (route === sign_up_route && status === 200) metrics.signedUp();
  });
}
