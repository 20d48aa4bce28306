import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { asOrdinaryUser, giveToServer } from "./postgres-server.ts";
import { startProgram } from "./program.ts";

const program = "/usr/sbin/pgbouncer";
const delivered = path.join(import.meta.dirname, "../../../../deploy/pgbouncer.ini");
const start_limit_ms = 20_000;

export type PgBouncer = { url: string; stop(): Promise<void> };

/**
 * Starts Debian's PgBouncer in transaction mode before the server at `server_url`, with the delivered configuration but for
 * addresses and passwords. Returns null, and says so on the console, when it is not installed.
 */
export async function startPgBouncer(server_url: string): Promise<PgBouncer | null> {
  if (!existsSync(program)) {
    console.warn("\n!!! NO POOLER FOR TESTS: Debian's package pgbouncer is not installed.\n");
    return null;
  }
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-pgbouncer-"));
  const server_folder = new URL(server_url).searchParams.get("host") ?? "";
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(file, configuration(readFileSync(delivered, "utf8"), server_folder, folder));
  // An earlier test of this process may have set a umask that hides the file from the pooler's user.
  chmodSync(file, 0o644);
  giveToServer(folder);
  const [command, args] = asOrdinaryUser(program, ["--quiet", file]);
  const pooler = startProgram(command, args, { cwd: folder, end_signal: "SIGTERM" });
  const url = `postgres://postgres@localhost:6432/postgres?host=${encodeURIComponent(folder)}`;
  const began = Date.now();
  while (!(await answers(url))) {
    if (!pooler.isRunning() || Date.now() - began > start_limit_ms)
      throw new Error("pgbouncer did not start");
    await pause(30);
  }
  return {
    url,
    stop: async () => {
      await pooler.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every test file has its own database, so the name of the database is open; there are no passwords on the socket. */
function configuration(delivered_text: string, server_folder: string, folder: string): string {
  return delivered_text
    .replace(/^sanjog = host=\S+ dbname=sanjog/m, `* = host=${server_folder} user=postgres`)
    .replace(/^listen_addr = .*$/m, `listen_addr =\nunix_socket_dir = ${folder}`)
    .replace(/^auth_type = .*$/m, "auth_type = any")
    .replace(/^(auth_file|server_tls_\w+) = .*\n/gm, "");
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    await client.end();
    return true;
  } catch {
    return false;
  }
}
