import type { TestProject } from "vitest/node";
import { startPgBouncer } from "./pgbouncer.ts";
import { startPostgres } from "./postgres-server.ts";
import { startStandby } from "./standby.ts";
import { makeTemplate, type Template } from "./template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    template: Template;
  }
}

const behind = { recovery_min_apply_delay: "5s", max_connections: "150" };

/**
 * Once per run: the migrated template. TEST_DATABASE_URL names a PostgreSQL server to use instead of the
 * embedded database; `debian` starts the machine's own, `pgbouncer` also Debian's PgBouncer before it, `replica` also a
 * streaming replica that is five seconds behind.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wanted = process.env.TEST_DATABASE_URL ?? null;
  const isOurs = ["debian", "pgbouncer", "replica"].includes(wanted ?? "");
  const server = isOurs ? await startPostgres({ settings: { max_connections: "150" } }) : null;
  const pooler = wanted === "pgbouncer" && server ? await startPgBouncer(server.url) : null;
  if (wanted === "pgbouncer" && !pooler)
    throw new Error("TEST_DATABASE_URL=pgbouncer needs PostgreSQL and PgBouncer");
  const standby = wanted === "replica" && server ? await startStandby(server.url, behind) : null;
  if (wanted === "replica" && !standby) throw new Error("TEST_DATABASE_URL=replica needs PostgreSQL");
  const others = { pooler_url: pooler?.url, replica_url: standby?.url };
  const made = await makeTemplate(server?.url ?? (isOurs ? null : wanted), others);
  project.provide("template", made.template);
  return async () => {
    await made.remove();
    await pooler?.stop();
    await standby?.stop();
    await server?.stop();
  };
}
