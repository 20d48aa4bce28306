import pg from "pg";

/** The database server did not answer, or the connection to it broke. */
export class ConnectionError extends Error {
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

/**
 * Returns the driver's error as a `ConnectionError` where it has neither a class nor a code of its own: the server's answers
 * are `DatabaseError`s, the system's errors have codes, and the driver reports everything else about a connection as plain errors.
 */
function connectionErrorOf(error: unknown): unknown {
  const has_kind = error instanceof pg.DatabaseError || error instanceof TypeError;
  if (!(error instanceof Error) || has_kind || "code" in error) return error;
  return error instanceof ConnectionError ? error : new ConnectionError(error.message, { cause: error });
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
