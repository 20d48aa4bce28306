import { readdirSync } from "node:fs";
import path from "node:path";
import { runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import type pg from "pg";
import { quietJobLogger } from "./job-logger.ts";

const folder = path.join(import.meta.dirname, "migrations");

/** The migrations in the order of their names; each file exports `up`. */
const provider: MigrationProvider = {
  async getMigrations() {
    const names = readdirSync(folder).filter(
      (name) => /^\d{4}-.+\.ts$/.test(name) && !name.includes(".test."),
    );
    const found = names.map(async (name) => {
      const migration = (await import(path.join(folder, name))) as Migration;
      return [name.replace(/\.ts$/, ""), migration] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  },
};

/**
 * Brings the database to this version: ours, then the job queue's own tables. Throws when a migration fails;
 * what it began is undone. Several processes may call it at once.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: keptOpen(pool) }) });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
  await runMigrations({ pgPool: pool, logger: quietJobLogger });
}

function keptOpen(pool: pg.Pool) {
  return { connect: () => pool.connect(), end: async () => undefined, options: {} };
}
