import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Metrics } from "../../src/platform/observability/metrics/metrics.ts";
import { asOrdinaryUser, giveToServer, newestBin, startPostgres } from "./postgres-server.ts";

const catch_up_ms = 60_000;

export type Standby = {
  url: string;
  /** Kills the server at once, as if its machine had failed. */
  kill(): void;
  stop(): Promise<void>;
};

/** Starts a streaming replica of a server that `startPostgres` started, on a Unix socket alone. */
export async function startStandby(
  primary_url: string,
  settings: Record<string, string> = {},
): Promise<Standby> {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-standby-"));
  giveToServer(folder);
  const data = path.join(folder, "data");
  const from = new URL(primary_url).searchParams.get("host") ?? "";
  const source = ["-h", from, "-U", "postgres", "-D", data, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
  const [program, args] = asOrdinaryUser(path.join(String(newestBin()), "pg_basebackup"), source);
  const { status, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`pg_basebackup ended with ${status}: ${stderr}`);
  const server = await startPostgres({ folder, settings });
  if (!server) throw new Error("the replica did not start");
  return {
    url: server.url,
    kill: () => {
      const [pid] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns how many searches each database has answered. */
export async function countSearches(metrics: Metrics): Promise<{ replica: number; primary: number }> {
  const { values } = await metrics.searches.get();
  const of = (name: string) => values.find(({ labels }) => labels.database === name)?.value ?? 0;
  return { replica: of("replica"), primary: of("primary") };
}

/** Waits until the replica at `url` has everything that is written now, and an app with these metrics uses it. */
export async function waitForReplica(primary: pg.Pool, url: string, metrics: Metrics): Promise<void> {
  const { rows } = await primary.query("select pg_current_wal_lsn()::text as position");
  await until(async () => {
    const usable = await metrics.replicaUsable.get();
    return usable.values[0]?.value === 1 && (await hasReplayed(url, rows[0].position));
  });
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await condition())) {
    if (Date.now() - began > catch_up_ms) throw new Error("the replica did not catch up");
    await pause(100);
  }
}

async function hasReplayed(url: string, position: string): Promise<boolean> {
  const { rows } = await askOnce(url, `select pg_last_wal_replay_lsn() >= '${position}'::pg_lsn as replayed`);
  return rows[0].replayed;
}

/** Runs a statement on a connection of its own. */
export async function askOnce(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}
