import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";

/** For whoever keeps the server running: is the process alive, and can it do its work? */
export function openHealth(app: FastifyInstance, deps: Deps): void {
  app.get("/health/live", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    return { status: "ok" };
  });
  app.get("/health/ready", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      await sql`select 1`.execute(deps.db);
      return { status: "ok" };
    } catch {
      return reply.code(503).header("Retry-After", "3").send({ status: "database unavailable" });
    }
  });
}
