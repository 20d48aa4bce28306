import { verifyUser } from "@sanjog/contract/accounts";
import { base_path } from "@sanjog/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { PlatformDeps } from "../deps.ts";
import { logContextOf } from "./log-context.ts";

/** A client that sends any other word would otherwise make a series of its own. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const sign_up_route = base_path + verifyUser.path;

/** Counts every answer by the pattern of its path, so that no path with an id in it is ever kept. */
export function countRequests(app: FastifyInstance, { metrics }: PlatformDeps): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "page";
    if (route.startsWith("/health")) return;
    const status = reply.statusCode;
    // This answer stays open on purpose: its time says nothing.
    if (reply.getHeader("content-type") === "text/event-stream") metrics.streamsEnded.inc();
    else {
      const method = methods.includes(request.method) ? request.method : "other";
      const labels = { method, route, status: `${Math.floor(status / 100)}xx` };
      metrics.requests.observe(labels, reply.elapsedTime / 1_000);
    }
    const { refusal } = logContextOf(request);
    if (refusal) metrics.refusals.inc({ code: refusal });
    if (route === sign_up_route && status === 200) metrics.signUps.inc();
  });
}
