import type { FastifyInstance } from "fastify";
import type { Health } from "../health.ts";

/** For whoever keeps the server running: is the process alive, and can it do its work? */
export function openHealth(app: FastifyInstance, health: Health): void {
  app.get("/health/live", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    return { status: "ok" };
  });
  app.get("/health/ready", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    const readiness = await health.read();
    if (readiness.status !== "ready") reply.code(503).header("Retry-After", "3");
    return readiness;
  });
}
