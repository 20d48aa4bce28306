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

/** The worker thread that is the embedded PostgreSQL: it serves one folder on one Unix socket until told to stop. */
export type EmbeddedWorkerData = { dir: string; socket: string; max_connections: number };
export type EmbeddedWorkerMessage = "ready" | "stopped";

const { dir, socket, max_connections } = workerData as EmbeddedWorkerData;

// The engine gives each file that it makes the mode 0666, whatever the umask. This thread has its own copy of the module.
const { chmodSync, fchmodSync } = fs;
const forOwner = (mode: fs.Mode) => Number(mode) & 0o700;
Object.assign(fs, {
  chmodSync: (file: string, mode: fs.Mode) => chmodSync(file, forOwner(mode)),
  fchmodSync: (file: number, mode: fs.Mode) => fchmodSync(file, forOwner(mode)),
});

/**
 * The optimizing compiler needs 600 MB and seconds of a core for one function, the SQL parser, at every start. Without
 * it a large join takes a quarter longer and a small statement no longer. The flags hold for the whole process.
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
