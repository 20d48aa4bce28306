import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";
import { makeTemplate, type Template } from "./template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    template: Template;
  }
}

/**
 * Once per run: the migrated template. TEST_DATABASE_URL names a PostgreSQL server to use instead of the
 * embedded database; `debian` starts the machine's own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wanted = process.env.TEST_DATABASE_URL ?? null;
  const server = wanted === "debian" ? await startPostgres() : null;
  const made = await makeTemplate(server?.url ?? (wanted === "debian" ? null : wanted));
  project.provide("template", made.template);
  return async () => {
    await made.remove();
    await server?.stop();
  };
}
