import { areas } from "../../src/areas.ts";
import { openDatabase } from "../../src/platform/database/open.ts";
import { no_replicas, openReplicas, type Replicas } from "../../src/platform/database/replicas.ts";
import { createLimiter } from "../../src/platform/http/limiter.ts";
import { createInProcessLive } from "../../src/platform/live/in-process.ts";
import { createLog } from "../../src/platform/observability/log.ts";
import { countedReplicas } from "../../src/platform/observability/metrics/counted-replicas.ts";
import { createMetrics } from "../../src/platform/observability/metrics/metrics.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { countSearches, type Standby, startStandby, waitForReplica } from "./standby.ts";
import { createTestApp, type TestApp, testConfig } from "./test-app.ts";

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
  return {
    server,
    standby,
    searching,
    plain,
    answered: () => countSearches(metrics),
    caughtUp: () => waitForReplica(database.pool, standby.url, metrics),
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
