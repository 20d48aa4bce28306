import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Program, startProgram } from "./program.ts";

export type PostgresServer = { url: string; stop(): Promise<void> };

const installed = "/usr/lib/postgresql";
const start_limit_ms = 60_000;

type ServerOptions = {
  /** A folder that is kept with its content; without one the server's data is deleted when it stops. */
  folder?: string;
  settings?: Record<string, string>;
};

/**
 * Starts the machine's own PostgreSQL (Debian's packages) in a temporary folder, on a Unix socket alone. It ends with
 * this process at the latest. Returns null, and says so on the console, when there is none or it would not start.
 */
export async function startPostgres(chosen: ServerOptions = {}): Promise<PostgresServer | null> {
  const bin = newestBin();
  if (!bin) return none("no PostgreSQL is installed below /usr/lib/postgresql");
  const folder = chosen.folder ?? mkdtempSync(path.join(tmpdir(), "sanjog-pg-"));
  const remove = () => {
    if (!chosen.folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    mkdirSync(folder, { recursive: true });
    giveToServer(folder);
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
    const server = await start(bin, folder, url, chosen);
    return {
      url,
      stop: async () => {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    return none(String(error));
  }
}

async function start(bin: string, folder: string, url: string, chosen: ServerOptions): Promise<Program> {
  const data = path.join(folder, "data");
  if (!existsSync(path.join(data, "PG_VERSION"))) initialise(path.join(bin, "initdb"), folder, data);
  const settings = { fsync: "off", max_connections: "60", ...chosen.settings };
  const named = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const socket = ["-c", "listen_addresses=", "-c", `unix_socket_directories=${folder}`];
  const [program, args] = asOrdinaryUser(path.join(bin, "postgres"), ["-D", data, ...socket, ...named]);
  const log = path.join(folder, "log");
  const output = openSync(log, "w");
  // A kept folder needs an orderly stop; a temporary one may be killed.
  const server = startProgram(program, args, {
    cwd: folder,
    end_signal: chosen.folder ? "SIGINT" : "SIGQUIT",
    output,
  });
  closeSync(output);
  const began = Date.now();
  while (!(await answers(url))) {
    if (!server.isRunning()) throw new Error(`postgres ended: ${readFileSync(log, "utf8")}`);
    if (Date.now() - began > start_limit_ms) {
      await server.stop();
      throw new Error("postgres did not start in a minute");
    }
    await pause(30);
  }
  return server;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function initialise(program: string, folder: string, data: string): void {
  const user = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"];
  const options: SpawnSyncOptions = { cwd: folder, encoding: "utf8", timeout: start_limit_ms };
  const [as, args] = asOrdinaryUser(program, ["-D", data, ...user, "--no-sync"]);
  const { status, stderr, error } = spawnSync(as, args, options);
  if (status !== 0) throw new Error(`initdb ended with ${status ?? error}: ${stderr}`);
}

function none(why: string): null {
  console.warn(
    `\n!!! NO POSTGRESQL SERVER FOR TESTS: ${why}\n!!! What needs one runs on the embedded database alone.\n`,
  );
  return null;
}

/** Returns the folder of the newest installed version's programs. */
export function newestBin(): string | undefined {
  if (!existsSync(installed)) return undefined;
  const versions = readdirSync(installed).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(installed, version, "bin"))
    .find((bin) => existsSync(`${bin}/initdb`));
}

const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
export function giveToServer(folder: string): void {
  if (!isRoot()) return;
  spawnSync("chown", ["postgres", folder]);
  chmodSync(folder, 0o755);
}

export function asOrdinaryUser(program: string, args: string[]): [program: string, args: string[]] {
  if (!isRoot()) return [program, args];
  return ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", program, ...args]];
}
