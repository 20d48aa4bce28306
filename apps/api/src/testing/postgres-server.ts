import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type PostgresServer = { url: string; stop(): Promise<void> };

const installed = "/usr/lib/postgresql";

type ServerOptions = {
  /** A folder that is kept, with what was in it; without one the server is gone when it stops. */
  folder?: string;
  settings?: Record<string, string>;
};

/**
 * Starts the machine's own PostgreSQL (Debian's packages) in a temporary folder, on a Unix socket alone.
 * Answers null, and says so on the console, when there is none or it would not start.
 */
export async function startPostgres(chosen: ServerOptions = {}): Promise<PostgresServer | null> {
  const bin = newestBin();
  if (!bin) return none("no PostgreSQL is installed below /usr/lib/postgresql");
  const folder = chosen.folder ?? mkdtempSync(path.join(tmpdir(), "sanjog-pg-"));
  mkdirSync(folder, { recursive: true });
  const data = path.join(folder, "data");
  const settings = { fsync: "off", max_connections: "60", ...chosen.settings };
  const run: Run = (program, args) => asOrdinaryUser(folder, path.join(bin, program), args);
  try {
    if (!existsSync(path.join(data, "PG_VERSION"))) initialise(run, data);
    const named = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const options = ["-c listen_addresses=", `-c unix_socket_directories=${folder}`, ...named].join(" ");
    run("pg_ctl", ["-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start"]);
  } catch (error) {
    if (!chosen.folder) rmSync(folder, { recursive: true, force: true });
    return none(String(error));
  }
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      run("pg_ctl", ["-D", data, "-w", "-m", chosen.folder ? "fast" : "immediate", "stop"]);
      if (!chosen.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Run = (program: string, args: string[]) => void;

function initialise(run: Run, data: string): void {
  const user = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"];
  run("initdb", ["-D", data, ...user, "--no-sync"]);
}

function none(why: string): null {
  console.warn(
    `\n!!! NO POSTGRESQL SERVER FOR TESTS: ${why}\n!!! What needs one runs on the embedded database alone.\n`,
  );
  return null;
}

function newestBin(): string | undefined {
  if (!existsSync(installed)) return undefined;
  const versions = readdirSync(installed).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(installed, version, "bin"))
    .find((bin) => existsSync(`${bin}/initdb`));
}

/** PostgreSQL refuses to run as root. */
function asOrdinaryUser(folder: string, program: string, args: string[]): void {
  // What it starts lives on, so nothing of ours may stay open in it.
  const options: SpawnSyncOptions = { cwd: folder, stdio: "ignore", timeout: 60_000 };
  const root = process.getuid?.() === 0;
  if (root) {
    spawnSync("chown", ["postgres", folder]);
    chmodSync(folder, 0o755);
  }
  const asUser = ["--reuid=postgres", "--regid=postgres", "--clear-groups", program, ...args];
  const done = root ? spawnSync("setpriv", asUser, options) : spawnSync(program, args, options);
  if (done.status !== 0) throw new Error(`${path.basename(program)} ended with ${done.status ?? done.error}`);
}
