import { verifyUser } from "@sanjog/contract/accounts";
import { base_path } from "@sanjog/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { PlatformDeps } from "../deps.ts";

/** Other methods are counted as "other", so that clients cannot create time series with invented ones. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const sign_up_route = base_path + verifyUser.path;

/** Counts every response by its route pattern rather than its path, which may contain an id. */
export function countRequests(app: FastifyInstance, { metrics }: PlatformDeps): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "page";
    if (route.startsWith("/health")) return;
    const status = reply.statusCode;
    // An event stream stays open by design, so its duration means nothing.
    if (reply.getHeader("content-type") === "text/event-stream") metrics.streamsEnded.inc();
    else {
      const method = methods.includes(request.method) ? request.method : "other";
      const labels = { method, route, status: `${Math.floor(status / 100)}xx` };
      metrics.requests.observe(labels, reply.elapsedTime / 1_000);
    }
    const { refusal } = request.log_context ?? {};
    if (refusal) metrics.refusals.inc({ code: refusal });
    if (route === sign_up_route && status === 200) metrics.signUps.inc();
  });
}
