import type { FastifyInstance } from "fastify";
import { versionText } from "../config/version.ts";
import type { Health } from "../observability/health.ts";

/** For a proxy or a monitor: is the process alive, can it do its work, and which version is it? */
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
