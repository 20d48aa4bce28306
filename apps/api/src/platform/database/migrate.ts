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

/** What migrations can use besides the database. */
export type MigrationTools = { fields: FieldCipher | undefined };

type MigrationFile = {
  up(db: Kysely<unknown>, tools: MigrationTools): Promise<void>;
  /** Why servers of the previous version must not run after this migration; missing if they may. */
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

/** Returns the names of this version's migrations in order. */
export function migrationNames(): string[] {
  const files = readdirSync(folder).filter((name) => /^\d{4}-.+\.ts$/.test(name) && !name.includes(".test."));
  return files.map((name) => name.replace(/\.ts$/, "")).sort();
}

/** Returns the provider of the migrations; each file exports `up`. */
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
 * Runs the pending migrations, then those of the job queue. A failed migration is rolled back and throws.
 * Several processes may call it at once.
 */
export async function migrate(pool: pg.Pool, fields?: FieldCipher): Promise<void> {
  await migrateTo(pool, null, fields);
}

/** Like `migrate`, but stops after the migration `last`. Tests use it to write rows as an older version did. */
export async function migrateTo(pool: pg.Pool, last: string | null, fields?: FieldCipher): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: keptOpen(pool) }) });
  const migrator = new Migrator({ db, provider: migrations({ fields }) });
  for (let tried = 1; ; tried += 1) {
    await refuseBesideOthers(pool, last);
    const { error } = await (last === null ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (!error) break;
    // Another transaction holds a table's lock. Waiting for it would block every later statement, so release and retry.
    const busy = (error as { code?: string }).code === "55P03" && tried < lock_tries;
    if (!busy) throw error instanceof Error ? error : new Error(String(error));
    await pause(500);
  }
  await runMigrations({ pgPool: pool, logger: quietJobLogger });
}

/** Throws `MigrationBlockedError` if a pending migration is incompatible with the servers that are connected. */
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
