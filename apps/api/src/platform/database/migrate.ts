import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect } from "kysely";
import { type MigrationProvider, Migrator } from "kysely/migration";
import type pg from "pg";
import type { FieldCipher } from "../crypto/field-cipher.ts";
import { quietJobLogger } from "./job-logger.ts";

const folder = path.join(import.meta.dirname, "migrations");

/** What a migration may need besides the database. */
export type MigrationTools = { fields: FieldCipher | undefined };

type MigrationFile = {
  up(db: Kysely<unknown>, tools: MigrationTools): Promise<void>;
  /** Why a server of the version before must not run on what this makes; without it, it may. */
  alone?: string;
};

/** A pending migration would break the servers of the older version that still run. */
export class MigrationBlockedError extends Error {
  constructor(name: string, why: string) {
    super(`Stop the servers of the older version first: ${name} is due, and ${why}.`);
    this.name = "MigrationBlockedError";
  }
}

const lock_tries = 100;

/** The migrations of this version, in their order. */
export function migrationNames(): string[] {
  const files = readdirSync(folder).filter((name) => /^\d{4}-.+\.ts$/.test(name) && !name.includes(".test."));
  return files.map((name) => name.replace(/\.ts$/, "")).sort();
}

/** The migrations in the order of their names; each file exports `up`. */
export const migrations = (tools: MigrationTools): MigrationProvider => ({
  async getMigrations() {
    const found = migrationNames().map(async (name) => {
      const { up } = (await import(path.join(folder, `${name}.ts`))) as MigrationFile;
      return [name, { up: (db: Kysely<unknown>) => up(db, tools) }] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  },
});

/**
 * Brings the database to this version: ours, then the job queue's own tables. Throws when a migration fails;
 * what it began is undone. Several processes may call it at once.
 */
export async function migrate(pool: pg.Pool, fields?: FieldCipher): Promise<void> {
  await migrateTo(pool, null, fields);
}

/** The same, no further than the migration named: for rows that an older version has written. */
export async function migrateTo(pool: pg.Pool, last: string | null, fields?: FieldCipher): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: keptOpen(pool) }) });
  const migrator = new Migrator({ db, provider: migrations({ fields }) });
  for (let tried = 1; ; tried += 1) {
    await refuseBesideOthers(pool, last);
    const { error } = await (last === null ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (!error) break;
    // Another has a table for now. Anyone who waits for it keeps everyone behind them waiting: let go and come again.
    const busy = (error as { code?: string }).code === "55P03" && tried < lock_tries;
    if (!busy) throw error instanceof Error ? error : new Error(String(error));
    await pause(500);
  }
  await runMigrations({ pgPool: pool, logger: quietJobLogger });
}

/** A step that is not only added to what is there waits until nobody of an older version is connected. */
async function refuseBesideOthers(pool: pg.Pool, last: string | null): Promise<void> {
  const { rows } = await pool.query<{ made: boolean; others: boolean }>(
    `select to_regclass('kysely_migration') is not null as made, exists (select from pg_stat_activity
       where datname = current_database() and application_name = 'sanjog') as others`,
  );
  if (!rows[0]?.made || !rows[0].others) return;
  const done = await pool.query<{ name: string }>("select name from kysely_migration");
  const known = new Set(done.rows.map(({ name }) => name));
  for (const name of migrationNames().filter((due) => !known.has(due) && (last === null || due <= last))) {
    const { alone } = (await import(path.join(folder, `${name}.ts`))) as MigrationFile;
    if (alone) throw new MigrationBlockedError(name, alone);
  }
}

function keptOpen(pool: pg.Pool) {
  return { connect: () => pool.connect(), end: async () => undefined, options: {} };
}
