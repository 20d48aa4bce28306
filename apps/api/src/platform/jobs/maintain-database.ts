import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { JobDefinition } from "./job.ts";

/** Vacuums, analyzes and checkpoints the embedded database; a PostgreSQL server does this by itself. */
export async function maintainDatabase(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

export const maintainDatabaseJob: JobDefinition = {
  name: "maintain_database",
  schedule: { cron: "47 21 * * *", queue: "nightly" },
  run: async ({ config, db }) => {
    if (config.databaseUrl === null) await maintainDatabase(db);
  },
};
