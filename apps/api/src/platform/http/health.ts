import type { FastifyInstance } from "fastify";
import { versionText } from "../config/version.ts";
import type { Health } from "../observability/health.ts";

/** Adds the endpoints for a proxy or a monitor: whether the process is alive, whether it is ready, and its version. */
export function openHealth(app: FastifyInstance, health: Health): void {
  app.get("/health/live", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    return { status: "ok" };
  });
  app.get("/health/ready", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    const readiness = await health.read();
    if (readiness.status !== "ready") reply.code(503).header("Retry-After", "3");
    return { ...readiness, version: versionText };
  });
}
