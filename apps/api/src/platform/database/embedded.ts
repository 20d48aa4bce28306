import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { SetupError } from "../config/setup-error.ts";
import { damaged, diskTrouble, holdsDatabase } from "./database-folder.ts";
import type { EmbeddedWorkerData, EmbeddedWorkerMessage } from "./embedded-worker.ts";
import { lockFolder } from "./folder-lock.ts";

const max_connections = 32;

export type Embedded = {
  /** The folder with the PostgreSQL socket, which is the `host` of a connection. */
  host: string;
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL on a folder and locks the folder. Throws `FolderInUseError`, and `DatabaseFolderError` if
 * the folder is incomplete or the disk is full or not writable. A new folder is created under another name and then
 * renamed, so that a killed first start leaves no incomplete database.
 */
export async function startEmbedded(dir: string, onDeath: (error: Error) => void): Promise<Embedded> {
  const unlock = await lockFolder(dir);
  try {
    if (!holdsDatabase(dir)) await createFolder(dir);
    const running = await runWorker(dir, onDeath).catch(() => {
      throw diskTrouble(dir) ?? damaged(dir);
    });
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
  // A child process creates the database, because it needs memory that a process does not return to the system.
  const script = path.join(import.meta.dirname, "create-folder.ts");
  await promisify(execFile)(process.execPath, [script, fresh]).catch((error) => {
    const { signal } = error as { signal?: string };
    throw signal === "SIGKILL" ? new SetupError(ended_for_memory) : (diskTrouble(dir) ?? error);
  });
  if (existsSync(dir)) rmdirSync(dir);
  renameSync(fresh, dir);
}

const ended_for_memory =
  "The process that makes the database was ended, most likely for want of memory: 1 GB of it has to be free once.";

/** Runs the engine on a folder in a worker thread. Does not lock the folder. */
export async function runWorker(dir: string, onDeath: (error: Error) => void): Promise<Embedded> {
  const host = makeSocketFolder(dir);
  const data: EmbeddedWorkerData = { dir, socket: path.join(host, ".s.PGSQL.5432"), max_connections };
  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
    workerData: data,
    execArgv: [],
  });
  let stopping = false;
  const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The embedded database ended while starting (${code}).`)));
    worker.once("message", (message: EmbeddedWorkerMessage) => message === "ready" && resolve());
  });
  worker.removeAllListeners("error");
  worker.on("error", onDeath);
  worker.on("exit", (code) => stopping || onDeath(new Error(`The embedded database ended (${code}).`)));
  return {
    host,
    stop: async () => {
      stopping = true;
      worker.postMessage("stop");
      await exited;
      rmSync(host, { recursive: true, force: true });
    },
  };
}

/** Returns the socket folder of the database in `dir`. Its name is short, since a socket's path is limited to 107 bytes. */
export function socketFolder(dir: string): string {
  const user = process.getuid?.() ?? 0;
  const name = createHash("sha256").update(path.resolve(dir)).digest("hex").slice(0, 16);
  return path.join(tmpdir(), `sanjog-${user}-${name}`);
}

/** Creates a socket folder that only this user may open, because the socket requires no password. */
function makeSocketFolder(dir: string): string {
  const folder = socketFolder(dir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}
