import type { PGlite } from "@electric-sql/pglite";

/** Protocol messages after which a statement is not finished: Parse, Bind, Describe, Execute, Close, Flush. */
const goes_on: ReadonlySet<string> = new Set(["P", "B", "D", "E", "C", "H"]);

/**
 * Wraps the engine for a socket server that passes the messages of many connections to one backend. Messages of two
 * connections could otherwise interleave, so that parameters reach the wrong statement. The wrapper reports an open
 * transaction until the statement ends, which makes the server stay with the connection.
 */
export function withWholeStatements(db: PGlite): PGlite {
  let midway = false;
  const own = {
    isInTransaction: () => midway || db.isInTransaction(),
    async execProtocolRawStream(...[message, options]: Parameters<PGlite["execProtocolRawStream"]>) {
      await db.execProtocolRawStream(message, options);
      midway = goes_on.has(String.fromCharCode(message[0] ?? 0));
    },
    // The socket server runs a rollback with `exec` when a connection breaks in the middle of a statement.
    exec(...statement: Parameters<PGlite["exec"]>) {
      midway = false;
      return db.exec(...statement);
    },
  };
  return new Proxy(db, {
    get(target, key) {
      if (key in own) return own[key as keyof typeof own];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
