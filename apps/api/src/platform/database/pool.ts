import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import pg from "pg";

// One reading in all modes: a date has no zone, a count or an id no rounding.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) => text);

/** Set while the code of a transaction runs. */
export const inTransaction = new AsyncLocalStorage<true>();

/** Refuses a second connection inside an open transaction: on the embedded database it would wait for ever. */
export class GuardedPool extends pg.Pool {
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
    const connecting: unknown = connect.apply(this, args);
    return (connecting instanceof Promise ? this.inTime(connecting) : connecting) as never;
  }

  /** Waiting for one's turn and then for a new connection each have the limit; together they have it once. */
  private inTime(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const limit_ms = this.options.connectionTimeoutMillis;
    if (!limit_ms || this.idleCount > 0) return connecting;
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        reject(new Error("timeout exceeded when trying to connect"));
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

/** One backend serves every connection, so statement names would collide; without a name none is kept. */
class UnnamedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [first, ...rest] = args;
    const named = typeof first === "object" && first !== null && "name" in first && first.name !== undefined;
    const plain = named ? { ...first, name: undefined } : first;
    const query = super.query as (...args: unknown[]) => never;
    return query.apply(this, [plain, ...rest]);
  }
}

const long_timeout = new AsyncLocalStorage<true>();
const long_timeout_ms = 120_000;

/** Runs `work` with a long time limit for its statements: nobody waits for an answer. */
export function withLongTimeout<T>(work: () => Promise<T>): Promise<T> {
  return long_timeout.run(true, work);
}

/** Begins the text of a statement that many requests use: the server parses and plans it once for each connection. */
export const prepared = "/* prepared */";

/** The name under which a connection keeps a prepared statement; none for other statements. */
function nameOf(text: unknown): string | undefined {
  if (typeof text !== "string" || !text.startsWith(prepared)) return undefined;
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/** Prepares the statements that are marked so, and gives each one up in time. */
class ServerClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const query = super.query as (...args: unknown[]) => never;
    const isLong = long_timeout.getStore() && typeof text === "string";
    const name = nameOf(text);
    const asked: unknown = isLong
      ? query.call(
          this,
          { text, ...(Array.isArray(values) && { values }), query_timeout: long_timeout_ms },
          ...(Array.isArray(values) ? rest : args.slice(1)),
        )
      : name
        ? query.call(this, { name, text, values }, ...rest)
        : query.apply(this, args);
    if (asked instanceof Promise) asked.catch((error: Error) => this.leaveSilent(error));
    return asked as never;
  }

  /** A server that did not answer would not answer the rollback either: anyone who asked is not to wait for that too. */
  private leaveSilent(error: Error): void {
    if (error.message === "Query read timeout") this.connection.stream.destroy();
  }
}

/** Connections to the embedded database, whose socket lies in the folder `host`. */
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

/** Connections to a server. What takes too long is given up, so that an outage answers instead of hanging. */
export function serverPool(url: string): GuardedPool {
  return new GuardedPool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 2_200,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // A server that fell silent answers nothing at all; the statement's own limit does not fire then. It is given up
    // within three seconds, of which a new password takes half a one; work that nobody waits for runs `withLongTimeout`.
    query_timeout: 2_300,
    keepAlive: true,
    application_name: "sanjog",
    Client: ServerClient,
    // Compiling costs a statement of ours more than it saves. Said by a statement: poolers refuse it as an option.
    onConnect: (client) => client.query("set jit = off"),
  });
}

/** Connections for migrations, which may take their time, but not keep the tables of a running server waiting. */
export function migrationPool(url: string): GuardedPool {
  return new GuardedPool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 3_000,
    application_name: "sanjog migration",
  });
}
