import type { PGlite } from "@electric-sql/pglite";

/** Messages that belong to a statement which goes on: Parse, Bind, Describe, Execute, Close, Flush. */
const goes_on: ReadonlySet<string> = new Set(["P", "B", "D", "E", "C", "H"]);

/**
 * The engine for a socket server that serves many connections by one backend, message by message. Between a
 * statement's parts another connection's could come, and its parameters would meet the wrong statement. So the
 * engine says that it is in a transaction until the statement has ended, and the server stays with the connection.
 */
export function withWholeStatements(db: PGlite): PGlite {
  let midway = false;
  const own = {
    isInTransaction: () => midway || db.isInTransaction(),
    async execProtocolRawStream(...[message, options]: Parameters<PGlite["execProtocolRawStream"]>) {
      await db.execProtocolRawStream(message, options);
      midway = goes_on.has(String.fromCharCode(message[0] ?? 0));
    },
    // The server itself asks for a rollback when a connection breaks in between.
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
