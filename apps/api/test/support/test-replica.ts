import type { Database } from "../../src/platform/database/open.ts";
import { openReplicas, type Replicas } from "../../src/platform/database/replicas.ts";
import { countedReplicas } from "../../src/platform/observability/metrics/counted-replicas.ts";
import type { Metrics } from "../../src/platform/observability/metrics/metrics.ts";
import type { Log } from "../../src/platform/ports.ts";
import { notify } from "./long-form.ts";
import { askOnce, countSearches, waitForReplica } from "./standby.ts";

/** The lag is what is tested, so no lag is too long. */
const most_lag_ms = 600_000;

export type TestReplica = {
  replicas: Replicas;
  /** Waits until the replica has everything that is written now, and stops it there. */
  hold(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the replica of a test's database, in a run with TEST_DATABASE_URL=replica. */
export function openTestReplica({
  url,
  database,
  log,
  metrics,
}: {
  url: string;
  database: Database;
  log: Log;
  metrics: Metrics;
}): TestReplica {
  const replicas = openReplicas({
    urls: [url],
    db: database.db,
    log,
    ...countedReplicas(metrics),
    most_lag_ms,
  });
  return {
    replicas,
    hold: async () => {
      await waitForReplica(database.pool, url, metrics);
      await askOnce(url, "select pg_wal_replay_pause()");
    },
    close: async () => {
      const { replica, primary } = await countSearches(metrics);
      if (replica + primary > 0) notify([`searches: ${replica} on the replica, ${primary} on the primary`]);
      await replicas.close();
      // The next test's database must arrive.
      await askOnce(url, "select pg_wal_replay_resume()").catch(() => undefined);
    },
  };
}
