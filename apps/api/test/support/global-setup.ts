import type { TestProject } from "vitest/node";
import { startPgBouncer } from "./pgbouncer.ts";
import { startPostgres } from "./postgres-server.ts";
import { makeTemplate, type Template } from "./template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    template: Template;
  }
}

/**
 * Once per run: the migrated template. TEST_DATABASE_URL names a PostgreSQL server to use instead of the
 * embedded database; `debian` starts the machine's own, `pgbouncer` also Debian's PgBouncer before it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wanted = process.env.TEST_DATABASE_URL ?? null;
  const isOurs = wanted === "debian" || wanted === "pgbouncer";
  const server = isOurs ? await startPostgres({ settings: { max_connections: "150" } }) : null;
  const pooler = wanted === "pgbouncer" && server ? await startPgBouncer(server.url) : null;
  if (wanted === "pgbouncer" && !pooler)
    throw new Error("TEST_DATABASE_URL=pgbouncer needs PostgreSQL and PgBouncer");
  const made = await makeTemplate(server?.url ?? (isOurs ? null : wanted), pooler?.url);
  project.provide("template", made.template);
  return async () => {
    await made.remove();
    await pooler?.stop();
    await server?.stop();
  };
}
