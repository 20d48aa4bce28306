import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { startEmbedded, UnnamedClient } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

// One reading in all modes: a date has no zone, a count or an id no rounding.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) => text);

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Runs `work` in one transaction. Inside, every statement goes through the `tx` it was given. */
export type RunInTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export type Database = {
  db: Db;
  tx: RunInTransaction;
  /** For the job queue and the limits, which bring their own SQL. */
  pool: pg.Pool;
  embedded: boolean;
  /** What a server does by itself and the embedded one does not: vacuum, statistics, checkpoint. */
  maintain(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A PostgreSQL server; null opens the embedded database in `dir`. */
  url: string | null;
  dir: string;
  /** The database died underneath us: nothing can be served any more. */
  onDeath?: (error: Error) => void;
};

const inTransaction = new AsyncLocalStorage<true>();

/** Refuses a second connection inside an open transaction: on the embedded database it would wait for ever. */
class GuardedPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    // An idle connection that breaks is replaced at the next use; unheard, the event would end the process.
    this.on("error", () => undefined);
    this.on("connect", (client) => client.on("error", () => undefined));
  }

  override connect(...args: unknown[]): never {
    if (inTransaction.getStore()) {
      throw new Error("A statement went outside the open transaction; use the tx it was given.");
    }
    const connect = super.connect as (...args: unknown[]) => never;
    return connect.apply(this, args);
  }
}

/** Opens and migrates the database. Throws `FolderInUse` when another process has the embedded one. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === null ? openEmbedded(options) : openServer(options.url);
}

async function openServer(url: string): Promise<Database> {
  const migrating = new GuardedPool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
  try {
    await migrate(migrating);
  } finally {
    await migrating.end();
  }
  const pool = new GuardedPool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 2_500,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // A server that fell silent answers nothing at all; the statement's own limit does not fire then.
    query_timeout: 8_000,
    keepAlive: true,
    application_name: "sanjog",
  });
  return assemble(pool, false, () => pool.end());
}

async function openEmbedded({ dir, onDeath }: DatabaseOptions): Promise<Database> {
  const poolOn = (host: string, max: number) =>
    new GuardedPool({
      host,
      user: "postgres",
      database: "postgres",
      max,
      Client: UnnamedClient,
      connectionTimeoutMillis: 10_000,
    });
  const migrateOn = async (host: string) => {
    const pool = poolOn(host, 2);
    await migrate(pool).finally(() => pool.end());
  };
  const embedded = await startEmbedded(dir, migrateOn, onDeath ?? (() => undefined));
  await migrateOn(embedded.host);
  const pool = poolOn(embedded.host, 8);
  return assemble(pool, true, async () => {
    await pool.end();
    await embedded.stop();
  });
}

function assemble(pool: pg.Pool, embedded: boolean, end: () => Promise<void>): Database {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    throw new Error("Transactions are opened by deps.tx.");
  };
  let closing: Promise<void> | undefined;
  return {
    db,
    pool,
    embedded,
    tx: (work) => begin().execute((tx) => inTransaction.run(true, () => work(tx))),
    maintain: async () => {
      if (!embedded) return;
      await sql`vacuum analyze`.execute(db);
      await sql`checkpoint`.execute(db);
    },
    close: () => {
      closing ??= end();
      return closing;
    },
  };
}
