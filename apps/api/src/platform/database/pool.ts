import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import pg from "pg";
import { ConnectionError, withConnectionErrors } from "./connection-error.ts";

// Reads dates as text, since they have no time zone, and bigint and numeric as text, since a number would be rounded.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) => text);

/** Set while code runs inside a transaction: whether it may run again after an interruption. */
export const inTransaction = new AsyncLocalStorage<"repeatable" | "once">();

/** A pool that rejects a second connection inside an open transaction, which would deadlock on the embedded database. */
export class GuardedPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => withConnectionErrors(query, args)) as pg.Pool["query"];
    // The pool replaces a broken idle connection at the next use. Without a listener the event would end the process.
    this.on("error", () => undefined);
    this.on("connect", (client) => client.on("error", () => undefined));
  }

  override connect(...args: unknown[]): never {
    if (inTransaction.getStore()) {
      throw new Error("A statement went outside the open transaction; use the tx it was given.");
    }
    const connect = super.connect as (...args: unknown[]) => unknown;
    const connecting = withConnectionErrors(connect.bind(this), args);
    return (connecting instanceof Promise ? this.inTime(connecting) : connecting) as never;
  }

  /** Applies the time limit to the whole wait; `pg` applies it separately to the wait for a free place and to connecting. */
  private inTime(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const limit_ms = this.options.connectionTimeoutMillis;
    if (!limit_ms || this.idleCount > 0) return connecting;
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        reject(new ConnectionError("timeout exceeded when trying to connect"));
      }, limit_ms);
      connecting.then(
        (client) => {
          clearTimeout(timer);
          if (late) client.release();
          else resolve(client);
        },
        (error: unknown) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
  }
}

/** Reports a broken connection as a `ConnectionError`. */
class ReportingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const query = super.query as (...args: unknown[]) => unknown;
    return withConnectionErrors(query.bind(this), args) as never;
  }
}

/** Removes the names of prepared statements: one backend serves every connection, so the names would collide. */
class UnnamedClient extends ReportingClient {
  override query(...args: unknown[]): never {
    const [first, ...rest] = args;
    return super.query(withoutName(first), ...rest);
  }
}

/** Returns the statement without the name under which a library would prepare it. */
function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === "object" && statement !== null && "name" in statement;
  return isNamed && statement.name !== undefined ? { ...statement, name: undefined } : statement;
}

const long_timeout = new AsyncLocalStorage<true>();
const long_timeout_ms = 120_000;

/** Runs `work` with a time limit of two minutes per statement. For jobs, since no client waits for them. */
export function withLongTimeout<T>(work: () => Promise<T>): Promise<T> {
  return long_timeout.run(true, work);
}

/** The prefix of statements that many requests use. The server parses and plans such a statement once per connection. */
export const prepared = "/* prepared */";

/** Returns the name of a prepared statement; undefined for other statements. */
function nameOf(text: unknown): string | undefined {
  if (typeof text !== "string" || !text.startsWith(prepared)) return undefined;
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/** The function of PostgreSQL that warns when a commit stopped waiting for the standby that should confirm it. */
const unconfirmed_routine = "SyncRepWaitForLSN";

/**
 * A client that prepares the statements with the prefix and closes the connection after a time-out. A commit that no standby
 * confirmed throws a `ConnectionError`, since a failover would undo it; the server reports it as done, with a warning.
 */
class ServerClient extends ReportingClient {
  private unconfirmed = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on("notice", ({ routine }) => {
      if (routine === unconfirmed_routine) this.unconfirmed = true;
    });
  }

  protected nameOf(text: unknown): string | undefined {
    return nameOf(text);
  }

  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const isLong = long_timeout.getStore() && typeof text === "string";
    const name = this.nameOf(text);
    const answered: unknown = isLong
      ? super.query(
          { text, ...(Array.isArray(values) && { values }), query_timeout: long_timeout_ms },
          ...(Array.isArray(values) ? rest : args.slice(1)),
        )
      : name
        ? super.query({ name, text, values }, ...rest)
        : super.query(...args);
    if (!(answered instanceof Promise)) return answered as never;
    const asked = answered.then((result: unknown) => this.confirmed(result));
    asked.catch((error: unknown) => this.leaveSilent(error));
    return asked as never;
  }

  private confirmed(result: unknown): unknown {
    if (this.unconfirmed) throw new ConnectionError("No standby confirmed the commit.");
    return result;
  }

  /** Closes the connection after a time-out, so that the request need not wait for a rollback that would time out too. */
  private leaveSilent(error: unknown): void {
    if (error instanceof ConnectionError) this.connection.stream.destroy();
  }
}

/** A client without named statements: a pooler in transaction mode gives every transaction another connection of the server. */
class UnpreparedClient extends ServerClient {
  protected override nameOf(): undefined {
    return undefined;
  }

  override query(...args: unknown[]): never {
    const [first, ...rest] = args;
    return super.query(withoutName(first), ...rest);
  }
}

/** Creates the pool for the embedded database, whose socket is in the folder `host`. */
export function embeddedPool(host: string, max: number): GuardedPool {
  return new GuardedPool({
    host,
    user: "postgres",
    database: "postgres",
    max,
    Client: UnnamedClient,
    connectionTimeoutMillis: 10_000,
  });
}

/** Creates the pool for a PostgreSQL server. Its time limits make requests fail during an outage instead of hanging. */
export function serverPool(url: string): GuardedPool {
  return new GuardedPool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 2_200,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // `statement_timeout` has no effect if the server stops responding. A request should fail within three seconds, of
    // which hashing a new password takes half a second. Jobs run in `withLongTimeout`.
    query_timeout: 2_300,
    keepAlive: true,
    application_name: "sanjog",
    Client: ServerClient,
    onConnect: preparePrimary,
  });
}

/**
 * Prepares a new connection to the primary. During a failover a proxy may lead to a server that is a standby, where even
 * reading is wrong: it may lack the member's session. A primary never becomes a standby without ending its connections.
 */
async function preparePrimary(client: pg.ClientBase): Promise<void> {
  // JIT compilation costs our statements more than it saves. Set by a statement, because poolers reject it as an option.
  const { rows } = await client.query<{ standby: boolean }>(
    "select set_config('jit', 'off', false), pg_is_in_recovery() as standby",
  );
  if (rows[0]?.standby) throw new ConnectionError("The server is a standby.");
}

/** Creates the pool for a replica. A request that waits for it in vain still has time to ask the primary. */
export function replicaPool(url: string): GuardedPool {
  return new GuardedPool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 500,
    statement_timeout: 2_000,
    query_timeout: 1_500,
    keepAlive: true,
    application_name: "sanjog searches",
    Client: ServerClient,
    onConnect: (client) => client.query("set jit = off"),
  });
}

/**
 * Creates the pool for a pooler in transaction mode. Such a pooler refuses the time limits as options of a connection, so its
 * own configuration has to set them for every connection of the server (`deploy/pgbouncer.ini`).
 */
export function poolerPool(url: string, prepares: boolean): GuardedPool {
  return new GuardedPool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 2_200,
    query_timeout: 2_300,
    keepAlive: true,
    application_name: "sanjog",
    Client: prepares ? ServerClient : UnpreparedClient,
  });
}

/** Creates the pool for migrations. Statements have no time limit, but locks do, so that a running server is not blocked. */
export function migrationPool(url: string): GuardedPool {
  return new GuardedPool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 3_000,
    application_name: "sanjog migration",
    Client: ReportingClient,
  });
}
