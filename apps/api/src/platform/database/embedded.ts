import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import type { EmbeddedWorkerData, EmbeddedWorkerMessage } from "./embedded-worker.ts";
import { lockFolder } from "./folder-lock.ts";

const max_connections = 32;

export type Embedded = {
  /** A folder with a PostgreSQL socket in it: the `host` of a connection. */
  host: string;
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL on a folder, alone (throws `FolderInUse`).
 * A folder that does not exist is made under another name and only then given its own:
 * a first start that is killed leaves nothing half made.
 */
export async function startEmbedded(dir: string, onDeath: (error: Error) => void): Promise<Embedded> {
  const unlock = await lockFolder(dir);
  try {
    if (!existsSync(dir)) await createFolder(dir);
    const running = await runWorker(dir, onDeath);
    return {
      host: running.host,
      stop: async () => {
        await running.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function createFolder(dir: string): Promise<void> {
  const parent = path.dirname(dir);
  const prefix = `${path.basename(dir)}.new-`;
  for (const left of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    rmSync(path.join(parent, left), { recursive: true, force: true });
  }
  const fresh = path.join(parent, `${prefix}${randomBytes(4).toString("hex")}`);
  // Creating takes half a gigabyte that a process does not give back, so another one does it.
  await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "create-folder.ts"), fresh]);
  renameSync(fresh, dir);
}

/** Runs the engine on a folder in a thread of its own, without a lock. */
export async function runWorker(dir: string, onDeath: (error: Error) => void): Promise<Embedded> {
  const host = makeSocketFolder(dir);
  const data: EmbeddedWorkerData = { dir, socket: path.join(host, ".s.PGSQL.5432"), max_connections };
  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
    workerData: data,
    execArgv: [],
  });
  let stopping = false;
  await new Promise<void>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The embedded database ended while starting (${code}).`)));
    worker.once("message", (message: EmbeddedWorkerMessage) => message === "ready" && resolve());
  });
  worker.removeAllListeners("exit");
  worker.removeAllListeners("error");
  worker.on("error", onDeath);
  worker.on("exit", (code) => stopping || onDeath(new Error(`The embedded database ended (${code}).`)));
  return {
    host,
    stop: async () => {
      stopping = true;
      const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
      worker.postMessage("stop");
      await ended;
      rmSync(host, { recursive: true, force: true });
    },
  };
}

/** Where the socket of the database in `dir` lies; a short name, since a socket's path may have 107 bytes at most. */
export function socketFolder(dir: string): string {
  const user = process.getuid?.() ?? 0;
  const name = createHash("sha256").update(path.resolve(dir)).digest("hex").slice(0, 16);
  return path.join(tmpdir(), `sanjog-${user}-${name}`);
}

/** The socket asks for no password, so only this user may reach it. */
function makeSocketFolder(dir: string): string {
  const folder = socketFolder(dir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}
