import { existsSync } from "node:fs";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import type pg from "pg";
import type { FieldCipher } from "../crypto/field-cipher.ts";
import { damaged, diskTrouble } from "./database-folder.ts";
import { socketFolder, startEmbedded } from "./embedded.ts";
import { FolderInUseError } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import { embeddedPool, inTransaction, migrationPool, serverPool } from "./pool.ts";
import { whenReached } from "./reach.ts";
import { refuseUnfinishedRestore } from "./restore-mark.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
/** The functions in `afterCommit` run after the transaction commits, and not after a rollback. They must not throw. */
export type Tx = Transaction<Tables> & { readonly afterCommit: (() => void)[] };

/** Runs `work` in one transaction. `work` must run every statement through its `tx`. */
export type RunInTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export type Database = {
  db: Db;
  tx: RunInTransaction;
  /** For the job queue and the rate limiter, which run their own SQL. */
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** The URL of a PostgreSQL server; null opens the embedded database in `dir`. */
  url: string | null;
  dir: string;
  /** Encrypts values that an older version stored in plain text. Required if the database may contain such rows. */
  fields?: FieldCipher;
  /** Called when the embedded database ends unexpectedly, after which no request can be served. */
  onDeath?: (error: Error) => void;
  /** Makes `openDatabase` wait for an unavailable server, and is called now and then with the reason. Without it, that throws. */
  onAway?: ((reason: string) => void) | undefined;
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
  const { url, dir } = options;
  if (url !== null) return joinServer(url);
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

async function openServer(url: string, { fields, onAway }: DatabaseOptions): Promise<Database> {
  const migrating = migrationPool(url);
  await whenReached(() => refuseUnfinishedRestore(migrating), onAway)
    .then(() => migrate(migrating, fields))
    .finally(() => migrating.end());
  const pool = serverPool(url);
  return assemble({ pool, embedded: false, end: () => pool.end() });
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
  embedded: boolean;
  end(): Promise<void>;
};

/** Returns the database over an open pool. */
export function assemble({ pool, embedded, end }: OpenPool): Database {
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    throw new Error("Transactions are opened by deps.tx.");
  };
  let closing: Promise<void> | undefined;
  return {
    db,
    pool,
    embedded,
    tx: async (work) => {
      const afterCommit: (() => void)[] = [];
      const result = await begin().execute((tx) =>
        inTransaction.run(true, () => work(Object.assign(tx, { afterCommit }))),
      );
      for (const step of afterCommit) step();
      return result;
    },
    close: () => {
      closing ??= end();
      return closing;
    },
  };
}
