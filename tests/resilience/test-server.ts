import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { type LiveDeps, openDeps } from "../../apps/api/src/platform/adapters/live-deps.ts";
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import type {} from "../../apps/api/test/support/global-setup.ts";
import { type PostgresServer, startPostgres } from "../../apps/api/test/support/postgres-server.ts";
import type { TestApp } from "../../apps/api/test/support/test-app.ts";
import { at } from "../../tools/cli/child.ts";
import { server_env, server_flags } from "../../tools/cli/supervisor.ts";
import { type Key, makeKeys } from "./keys.ts";
import { type Member, makePeople } from "./people.ts";

export type Kind = "embedded" | "server";

/** A data folder with members, and the product's own server, which can be started, killed and stopped on it. */
export type TestServer = {
  dataDir: string;
  env: Record<string, string>;
  postgres: PostgresServer | null;
  members: readonly Member[];
  /** Opens the adapters once for the checks. */
  keys: readonly Key[];
  /** The server's address, which changes with each start. */
  base(): string;
  port(): number;
  pid(): number;
  /** Starts the server; returns how long it took until it was ready. */
  start(env?: Record<string, string>, before?: readonly string[]): Promise<number>;
  kill(): Promise<void>;
  /** Waits until the server has ended by itself; returns its exit code. */
  ended(): Promise<number | null>;
  /** Stops the server; returns its exit code and the time it took. */
  stop(): Promise<{ code: number | null; ms: number }>;
  /** Runs a command of the product on the data folder. */
  run(
    file: string,
    args: readonly string[],
    env?: Record<string, string>,
  ): Promise<{ code: number; said: string }>;
  /** Runs work with the database and the stores, while no server uses the embedded database. */
  inside<T>(work: (live: LiveDeps) => Promise<T>): Promise<T>;
  /** Ends the server, and the database server that was started for it. */
  end(): Promise<void>;
  remove(): Promise<void>;
};

export type TestAppOptions = {
  keys?: number;
  folder?: string;
  settings?: Record<string, string>;
  env?: Record<string, string>;
};

const main = at("apps/api/src/main.ts");

/** Creates a data folder with members; null when it needs a PostgreSQL server and there is none. */
export async function openTestApp(
  kind: Kind,
  members: number,
  options: TestAppOptions = {},
): Promise<TestServer | null> {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), "sanjog-faults-"));
  // The server runs as a separate user.
  chmodSync(folder, 0o755);
  const settings = { max_connections: "40", fsync: "on", ...options.settings };
  const postgres =
    kind === "server" ? await startPostgres({ folder: path.join(folder, "server"), settings }) : null;
  if (kind === "server" && !postgres) return null;
  const dataDir = path.join(folder, "data");
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? "",
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    TRUST_PROXY: "1",
    BACKUP_KEY: randomBytes(32).toString("base64"),
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...options.env,
  };
  const app = runnable(dataDir, env, postgres, folder);
  // Stopping it waits for nothing, so that it is done even at the very end.
  process.once("exit", () => void app.postgres?.stop().catch(() => undefined));
  return app.inside(async ({ deps }) => {
    const place = { deps } as unknown as TestApp;
    const made = {
      members: await makePeople(place, members),
      keys: await makeKeys(place, options.keys ?? 0),
    };
    return Object.assign(app, made);
  });
}

/** Opens an existing data folder or a new one. */
export const placeAt = (dataDir: string, env: Record<string, string>): TestServer =>
  runnable(dataDir, env, null, dataDir);

function runnable(
  dataDir: string,
  env: Record<string, string>,
  postgres: PostgresServer | null,
  folder: string,
): TestServer {
  let child: ChildProcess | undefined;
  let port = 0;
  const ended = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  const app: TestServer = {
    dataDir,
    env,
    postgres,
    members: [],
    keys: [],
    base: () => `http://127.0.0.1:${port}`,
    port: () => port,
    pid: () => child?.pid ?? 0,
    async start(more = {}, before = []) {
      const began = performance.now();
      port = await freePort();
      // The server ends with this run.
      const watched = ["--import", at("tools", "cli", "end-with-parent.mjs"), ...server_flags, main];
      const [program = "", ...args] = [...before, process.execPath, ...watched];
      child = spawn(program, args, {
        env: { ...server_env, ...env, ...more, PORT: String(port), SANJOG_END_WITH_PARENT: "1" },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      const starting = child;
      await Promise.race([
        once(starting, "message"),
        once(starting, "exit").then(([code, signal]) => {
          throw new Error(`the server ended while starting (${code ?? signal})`);
        }),
      ]);
      return performance.now() - began;
    },
    async kill() {
      child?.kill("SIGKILL");
      await ended();
    },
    async ended() {
      await ended();
      return child?.exitCode ?? null;
    },
    async stop() {
      const began = performance.now();
      child?.kill("SIGTERM");
      await ended();
      return { code: child?.exitCode ?? null, ms: performance.now() - began };
    },
    async run(file, args, more = {}) {
      const command = spawn(process.execPath, [path.resolve(at(), file), ...args], {
        env: { ...env, ...more },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const [said, complained, [code]] = await Promise.all([
        text(command.stdout),
        text(command.stderr),
        once(command, "exit"),
      ]);
      return { code: Number(code), said: (said + complained).trim() };
    },
    async inside(work) {
      const live = await openDeps({ ...readConfig(env), logLevel: "silent" }, (error) => {
        throw error;
      });
      return work(live).finally(() => live.close());
    },
    async end() {
      child?.kill("SIGKILL");
      await ended();
      const left = app.postgres;
      app.postgres = null;
      await left?.stop().catch(() => undefined);
    },
    async remove() {
      await app.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return app;
}
