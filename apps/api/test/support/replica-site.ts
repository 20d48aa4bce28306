import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { areas } from "../../src/areas.ts";
import { openDatabase } from "../../src/platform/database/open.ts";
import { no_replicas, openReplicas, type Replicas } from "../../src/platform/database/replicas.ts";
import { createLimiter } from "../../src/platform/http/limiter.ts";
import { createInProcessLive } from "../../src/platform/live/in-process.ts";
import { createLog } from "../../src/platform/observability/log.ts";
import { countedReplicas } from "../../src/platform/observability/metrics/counted-replicas.ts";
import { createMetrics } from "../../src/platform/observability/metrics/metrics.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { type Standby, startStandby } from "./standby.ts";
import { createTestApp, type TestApp, testConfig } from "./test-app.ts";

const catch_up_ms = 60_000;

/** A primary with a streaming replica, and two apps on the same database: one searches the replica, one only the primary. */
export type ReplicaSite = {
  server: PostgresServer;
  standby: Standby;
  searching: TestApp;
  plain: TestApp;
  /** How many searches each database has answered. */
  answered(): Promise<{ replica: number; primary: number }>;
  /** Waits until the replica has everything that is written now, and is used. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

/** Returns null on a machine without PostgreSQL. */
export async function openReplicaSite(
  settings: Record<string, string>,
  most_lag_ms?: number,
): Promise<ReplicaSite | null> {
  const server = await startPostgres();
  if (!server) return null;
  const database = await openDatabase({ url: server.url, dir: "" });
  const standby = await startStandby(server.url, settings);
  const metrics = createMetrics();
  const urls = [standby.url];
  const replicas = openReplicas({
    urls,
    db: database.db,
    log: createLog("silent"),
    ...countedReplicas(metrics),
    most_lag_ms,
  });
  const limiter = createLimiter(database.pool, testConfig().secretKey);
  const { db, tx, direct: pool } = database;
  const open = (chosen: Replicas) =>
    createTestApp(areas, {
      ports: () => ({ db, tx, pool, limiter, metrics, live: createInProcessLive(), replicas: chosen }),
    });
  const [searching, plain] = [await open(replicas), await open(no_replicas)];
  const answered = async () => {
    const { values } = await metrics.searches.get();
    const of = (name: string) => values.find(({ labels }) => labels.database === name)?.value ?? 0;
    return { replica: of("replica"), primary: of("primary") };
  };
  return {
    server,
    standby,
    searching,
    plain,
    answered,
    caughtUp: async () => {
      const { rows } = await database.pool.query("select pg_current_wal_lsn()::text as position");
      await until(async () => {
        const usable = await metrics.replicaUsable.get();
        return usable.values[0]?.value === 1 && (await hasReplayed(standby.url, rows[0].position));
      });
    },
    close: async () => {
      await replicas.close();
      await searching.close();
      await plain.close();
      await database.close();
      await standby.stop();
      await server.stop();
    },
  };
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
