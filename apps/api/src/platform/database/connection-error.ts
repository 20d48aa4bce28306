import pg from "pg";

/** The database server did not answer, or the connection to it broke. `code` is the system's code, if there was one. */
export class ConnectionError extends Error {
  declare readonly code?: string;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ConnectionError";
  }
}

/** The connection was lost during a commit, so that nobody can tell whether it took place. It must not be repeated. */
export class CommitUnknownError extends ConnectionError {
  constructor(options?: ErrorOptions) {
    super("The connection was lost during a commit.", options);
    this.name = "CommitUnknownError";
  }
}

/** PostgreSQL's code for a write on a read-only server: after a failover, one that is no longer the primary. */
const read_only = "25006";

/** The system's codes for a connection that ended, or that could not be opened. */
const lost_codes = /^(ECONN\w+|EPIPE|ETIMEDOUT)$/;

/**
 * Returns the driver's error as a `ConnectionError` where the connection ended, could not be opened, or leads to a standby: the
 * server's other answers are `DatabaseError`s, and the driver reports everything else about a connection as errors of the system
 * or plain ones. Only here is known that such an error of the system is about the database.
 */
function connectionErrorOf(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code === read_only)
    return new ConnectionError("The server is a standby.", { cause: error });
  const has_kind = error instanceof pg.DatabaseError || error instanceof TypeError;
  if (!(error instanceof Error) || has_kind || error instanceof ConnectionError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && !lost_codes.test(code)) return error;
  const lost = new ConnectionError(error.message, { cause: error });
  return code === undefined ? lost : Object.assign(lost, { code });
}

/** Calls a method of the driver, which takes a callback or returns a promise, and reports its `ConnectionError`s. */
export function withConnectionErrors(call: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  const callback: unknown = args.at(-1);
  if (typeof callback === "function") {
    return call(...args.slice(0, -1), (error: unknown, ...results: unknown[]): unknown =>
      callback(connectionErrorOf(error), ...results),
    );
  }
  const result = call(...args);
  if (!(result instanceof Promise)) return result;
  return result.catch((error: unknown) => {
    throw connectionErrorOf(error);
  });
}
