import fs from "node:fs";
import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { intarray } from "@electric-sql/pglite/contrib/intarray";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { withWholeStatements } from "./whole-statements.ts";

/** The worker thread of the embedded PostgreSQL. It serves one folder on one Unix socket until it receives a message. */
export type EmbeddedWorkerData = { dir: string; socket: string; max_connections: number };
export type EmbeddedWorkerMessage = "ready" | "stopped";

const { dir, socket, max_connections } = workerData as EmbeddedWorkerData;

// The engine creates its files with mode 0666 whatever the umask. Patching `fs` affects only this thread's copy.
const { chmodSync, fchmodSync } = fs;
const forOwner = (mode: fs.Mode) => Number(mode) & 0o700;
Object.assign(fs, {
  chmodSync: (file: string, mode: fs.Mode) => chmodSync(file, forOwner(mode)),
  fchmodSync: (file: number, mode: fs.Mode) => fchmodSync(file, forOwner(mode)),
});

/**
 * At every start, V8's optimizing compiler needs 600 MB and seconds of CPU time for one WebAssembly function, the SQL
 * parser. Without it a large join takes 25 % longer and a small statement no longer. The flags apply to the whole process.
 */
for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"])
  setFlagsFromString(flag);

const db = await PGlite.create(dir, {
  extensions: { pg_trgm, btree_gin, btree_gist, intarray },
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
});
const server = new PGLiteSocketServer({
  db: withWholeStatements(db),
  path: socket,
  maxConnections: max_connections,
});
await server.start();

parentPort?.once("message", async () => {
  await server.stop();
  await db.close();
  parentPort?.postMessage("stopped" satisfies EmbeddedWorkerMessage);
  parentPort?.close();
});
parentPort?.postMessage("ready" satisfies EmbeddedWorkerMessage);
