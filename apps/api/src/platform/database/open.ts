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
/** `afterCommit` takes steps to run once the transaction is committed, and never when it is rolled back. They must not throw. */
export type Tx = Transaction<Tables> & { readonly afterCommit: (() => void)[] };

/** Runs `work` in one transaction. Inside, every statement goes through the `tx` it was given. */
export type RunInTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export type Database = {
  db: Db;
  tx: RunInTransaction;
  /** For the job queue and the limits, which bring their own SQL. */
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A PostgreSQL server; null opens the embedded database in `dir`. */
  url: string | null;
  dir: string;
  /** Encrypts what an older version kept readable; needed where there may be such rows. */
  fields?: FieldCipher;
  /** The database died underneath us: nothing can be served any more. */
  onDeath?: (error: Error) => void;
  /** Told now and then why a server cannot be reached; it is then waited for. Without it, that is an error. */
  onAway?: ((reason: string) => void) | undefined;
};

/** Opens and migrates the database. Throws `FolderInUseError` when another process has the embedded one. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === null ? openEmbedded(options) : openServer(options.url, options);
}

/** A command found no database to work on. */
export class NoDatabaseError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "NoDatabaseError";
  }
}

/**
 * The database for a command beside the server: one that another process has open is reached through that one's
 * socket. Makes no database and changes none: throws `NoDatabaseError` where there is none to be reached.
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

/** PostgreSQL's codes for files that it cannot read or that hold what cannot be. */
function isDamage(error: unknown): boolean {
  return /^(XX|58)/.test((error as { code?: string }).code ?? "");
}

type Opened = {
  pool: pg.Pool;
  embedded: boolean;
  end(): Promise<void>;
};

/** Returns the database over a pool that is open already. */
export function assemble({ pool, embedded, end }: Opened): Database {
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
