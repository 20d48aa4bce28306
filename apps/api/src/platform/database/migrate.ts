import { readdirSync } from "node:fs";
import path from "node:path";
import { runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect } from "kysely";
import { type MigrationProvider, Migrator } from "kysely/migration";
import type pg from "pg";
import type { FieldCipher } from "../field-cipher.ts";
import { quietJobLogger } from "./job-logger.ts";

const folder = path.join(import.meta.dirname, "migrations");

/** What a migration may need besides the database. */
export type MigrationTools = { fields: FieldCipher | undefined };

type MigrationFile = { up(db: Kysely<unknown>, tools: MigrationTools): Promise<void> };

/** The migrations in the order of their names; each file exports `up`. */
export const migrations = (tools: MigrationTools): MigrationProvider => ({
  async getMigrations() {
    const names = readdirSync(folder).filter(
      (name) => /^\d{4}-.+\.ts$/.test(name) && !name.includes(".test."),
    );
    const found = names.map(async (name) => {
      const { up } = (await import(path.join(folder, name))) as MigrationFile;
      return [name.replace(/\.ts$/, ""), { up: (db: Kysely<unknown>) => up(db, tools) }] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  },
});

/**
 * Brings the database to this version: ours, then the job queue's own tables. Throws when a migration fails;
 * what it began is undone. Several processes may call it at once.
 */
export async function migrate(pool: pg.Pool, fields?: FieldCipher): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: keptOpen(pool) }) });
  const { error } = await new Migrator({ db, provider: migrations({ fields }) }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
  await runMigrations({ pgPool: pool, logger: quietJobLogger });
}

function keptOpen(pool: pg.Pool) {
  return { connect: () => pool.connect(), end: async () => undefined, options: {} };
}
