import { existsSync } from "node:fs";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { FieldCipher } from "../crypto/field-cipher.ts";
import { damaged, diskTrouble } from "./database-folder.ts";
import { socketFolder, startEmbedded } from "./embedded.ts";
import { FolderInUseError } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import { embeddedPool, migrationPool, poolerPool, serverPool } from "./pool.ts";
import { whenReached } from "./reach.ts";
import { refuseUnfinishedRestore } from "./restore-mark.ts";
import type { Tables } from "./tables.ts";
import { createTransactions, type Interruption, type RunInTransaction } from "./transactions.ts";

export type { RunInTransaction, Tx } from "./transactions.ts";
export type Db = Kysely<Tables>;
export type Database = {
  db: Db;
  tx: RunInTransaction;
  /** For the rate limiter, which runs its own SQL. */
  pool: pg.Pool;
  /** For the job queue and live updates, which need connections of their own. The same as `pool` without a pooler. */
  direct: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** The URL of a PostgreSQL server; null opens the embedded database in `dir`. */
  url: string | null;
  /** The URL of the server itself, if `url` is a pooler in transaction mode. */
  directUrl?: string | null;
  /** Whether the pooler supports named prepared statements. */
  prepares?: boolean;
  dir: string;
  /** Encrypts values that an older version stored in plain text. Required if the database may contain such rows. */
  fields?: FieldCipher;
  /** Called when the embedded database ends unexpectedly, after which no request can be served. */
  onDeath?: (error: Error) => void;
  /** Makes `openDatabase` wait for an unavailable server, and is called now and then with the reason. Without it, that throws. */
  onAway?: ((reason: string) => void) | undefined;
  /** Called for each interrupted transaction. */
  onInterruption?: ((interruption: Interruption) => void) | undefined;
};

/** Opens and migrates the database. Throws `FolderInUseError` when another process has the embedded one. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === null ? openEmbedded(options) : openServer(options.url, options);
}

/** A command-line command has no database to work on. */
export class NoDatabaseError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "NoDatabaseError";
  }
}

/**
 * Opens the database for a command that may run beside the server. Connects through the server process's socket if that
 * process has the embedded database open. Never creates a database; throws `NoDatabaseError` if none can be reached.
 */
export async function joinDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, directUrl, dir } = options;
  if (url !== null) return joinServer(directUrl ?? url);
  if (!existsSync(dir)) throw new NoDatabaseError(`There is no database in ${dir}.`);
  try {
    return await openEmbedded(options);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
  }
  const pool = embeddedPool(socketFolder(dir), 2);
  try {
    await pool.query("select");
  } catch {
    await pool.end();
    throw new NoDatabaseError(
      `The server that has the database in ${dir} cannot be reached. It is starting or stopping, or it belongs to ` +
        "another user of this machine: run the command as that user.",
    );
  }
  return assemble({ pool, embedded: true, end: () => pool.end() });
}

async function joinServer(url: string): Promise<Database> {
  const pool = serverPool(url);
  try {
    const { rows } = await pool.query("select to_regclass('kysely_migration') is not null as made");
    if (rows[0]?.made) return assemble({ pool, embedded: false, end: () => pool.end() });
  } catch (error) {
    await pool.end();
    const { code, message } = error as { code?: string; message: string };
    throw new NoDatabaseError(`The database of DATABASE_URL cannot be opened: ${message || code}.`);
  }
  await pool.end();
  throw new NoDatabaseError("The database of DATABASE_URL is empty: start the server once.");
}

async function openServer(
  url: string,
  { fields, onAway, directUrl, prepares = true, onInterruption }: DatabaseOptions,
): Promise<Database> {
  const migrating = migrationPool(directUrl ?? url);
  await whenReached(() => refuseUnfinishedRestore(migrating), onAway)
    .then(() => migrate(migrating, fields))
    .finally(() => migrating.end());
  const direct = serverPool(directUrl ?? url);
  if (!directUrl || directUrl === url) {
    return assemble({ pool: direct, embedded: false, end: () => direct.end(), onInterruption });
  }
  const pool = poolerPool(url, prepares);
  return assemble({ pool, direct, embedded: false, end: () => endBoth(pool, direct), onInterruption });
}

async function endBoth(pool: pg.Pool, direct: pg.Pool): Promise<void> {
  await Promise.all([pool.end(), direct.end()]);
}

async function openEmbedded({ dir, fields, onDeath }: DatabaseOptions): Promise<Database> {
  let opened = false;
  let died: (error: Error) => void = () => undefined;
  const death = new Promise<never>((_resolve, reject) => {
    died = reject;
  });
  death.catch(() => undefined);
  const embedded = await startEmbedded(dir, (error) => {
    if (opened) onDeath?.(error);
    else died(damaged(dir));
  });
  const pool = embeddedPool(embedded.host, 8);
  const end = async () => {
    await pool.end();
    await embedded.stop();
  };
  await Promise.race([migrate(pool, fields), death]).catch(async (error) => {
    await end();
    throw isDamage(error) ? (diskTrouble(dir) ?? damaged(dir)) : error;
  });
  opened = true;
  return assemble({ pool, embedded: true, end });
}

/** Whether the error has one of PostgreSQL's codes for unreadable or corrupted files. */
function isDamage(error: unknown): boolean {
  return /^(XX|58)/.test((error as { code?: string }).code ?? "");
}

type OpenPool = {
  pool: pg.Pool;
  direct?: pg.Pool;
  embedded: boolean;
  end(): Promise<void>;
  onInterruption?: ((interruption: Interruption) => void) | undefined;
};

/** Returns the database over an open pool. */
export function assemble({ pool, direct = pool, embedded, end, onInterruption }: OpenPool): Database {
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    throw new Error("Transactions are opened by deps.tx.");
  };
  let closing: Promise<void> | undefined;
  return {
    db,
    pool,
    direct,
    embedded,
    tx: createTransactions((work) => begin().execute(work), onInterruption),
    close: () => {
      closing ??= end();
      return closing;
    },
  };
}
