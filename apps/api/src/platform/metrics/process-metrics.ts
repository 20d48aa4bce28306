import { statfs } from "node:fs/promises";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { sql } from "kysely";
import { loadBackupTimes } from "../backup/backup-mark.ts";
import type { Deps } from "../deps.ts";
import type { Health } from "../health.ts";
import { within } from "../time-limit.ts";
import { version } from "../version.ts";

export type ProcessMetrics = { read(): Promise<void>; stop(): void };

const window_ms = 10_000;
const database_limit_ms = 2_000;
const nanoseconds = 1e-9;

/**
 * What is not counted as it happens but read when somebody asks: event loop, memory, connections, outbox and disk.
 * The outbox, the reports and the backup are the same in every process.
 */
export function createProcessMetrics(deps: Deps, health: Pick<Health, "read">): ProcessMetrics {
  const loop = watchEventLoop(deps);
  const readMemory = memoryReader(deps);
  const readPool = poolReader(deps);
  const readDisk = diskReader(deps);
  const readOutbox = outboxReader(deps);
  const readWaiting = waitingReader(deps);
  const build = deps.metrics.registry.gauge("sanjog_build_info", "1, with the version and commit that run.");
  build.set(1, { version: version.release, commit: version.commit });
  return {
    async read() {
      readMemory();
      readPool();
      await Promise.all([readDisk(), readOutbox(), readWaiting(), health.read()]);
    },
    stop: loop.stop,
  };
}

/** In windows of our own, so that a second monitor does not take the first one's figures away. */
function watchEventLoop({ metrics: { registry } }: Deps) {
  const delay = registry.gauge(
    "sanjog_event_loop_delay_seconds",
    "How late the event loop was, over the last ten seconds.",
    "seconds",
  );
  const busy = registry.counter(
    "sanjog_event_loop_busy_seconds",
    "Time that the event loop had work.",
    "seconds",
  );
  const resolution_ms = 10;
  const measured = monitorEventLoopDelay({ resolution: resolution_ms });
  measured.enable();
  let told = 0;
  const read = () => {
    // The label "quantile" belongs to summaries; a gauge with it is refused by promtool.
    // The measure counts its own pause as delay.
    const late = (ns: number) => Math.max(0, ns * nanoseconds - resolution_ms / 1_000);
    delay.set(late(measured.percentile(50)), { percentile: "50" });
    delay.set(late(measured.percentile(99)), { percentile: "99" });
    delay.set(late(measured.max), { percentile: "100" });
    measured.reset();
    const active = performance.eventLoopUtilization().active / 1_000;
    busy.add({}, active - told);
    told = active;
  };
  read();
  const timer = setInterval(read, window_ms).unref();
  return {
    stop: () => {
      clearInterval(timer);
      measured.disable();
    },
  };
}

function memoryReader({ metrics: { registry } }: Deps) {
  const memory = registry.gauge("sanjog_memory_bytes", "Memory of this process, by kind.", "bytes");
  const cpu = registry.counter("sanjog_cpu_seconds", "Processor time used.", "seconds");
  const started = registry.gauge("sanjog_start_time_seconds", "When this process began.", "seconds");
  started.set(performance.timeOrigin / 1_000);
  let told = 0;
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    memory.set(rss, { kind: "resident" });
    memory.set(heapUsed, { kind: "heap" });
    memory.set(external, { kind: "external" });
    const { user, system } = process.cpuUsage();
    const used = (user + system) / 1e6;
    cpu.add({}, used - told);
    told = used;
  };
}

function poolReader({ pool, metrics: { registry } }: Deps) {
  const connections = registry.gauge("sanjog_pool_connections", "Connections to the database, by state.");
  const waiting = registry.gauge("sanjog_pool_waiting", "Statements that wait for a connection.");
  const most = registry.gauge("sanjog_pool_most", "Connections that there may be.");
  return () => {
    connections.set(pool.totalCount - pool.idleCount, { state: "used" });
    connections.set(pool.idleCount, { state: "idle" });
    waiting.set(pool.waitingCount);
    most.set(pool.options.max ?? 0);
  };
}

function diskReader({ config, metrics: { registry } }: Deps) {
  const free = registry.gauge("sanjog_disk_free_bytes", "Room left where DATA_DIR lies.", "bytes");
  return async () => {
    try {
      const { bavail, bsize } = await statfs(config.dataDir);
      free.set(bavail * bsize);
    } catch {
      // With a server and a store elsewhere there may be no such folder.
      free.forget();
    }
  };
}

/** What waits for people rather than for machines. */
function waitingReader({ db, now, metrics: { registry } }: Deps) {
  const reports = registry.gauge(
    "sanjog_reports_open",
    "Reports that nobody has closed yet, late ones apart; the same in every process.",
  );
  const age = registry.gauge(
    "sanjog_backup_age_seconds",
    "Age of the last backup; the same in every process.",
    "seconds",
  );
  const read = async () => {
    const open = await db
      .selectFrom("reports")
      .where("resolved_at", "is", null)
      .select(({ fn, eb, val }) => [
        fn.countAll().as("all"),
        fn
          .countAll()
          .filterWhere(eb("resolve_by", "<", val(now())))
          .as("late"),
      ])
      .executeTakeFirst();
    return { open, backup: await loadBackupTimes(db) };
  };
  return async () => {
    try {
      const { open, backup } = await within(database_limit_ms, read());
      const late = Number(open?.late ?? 0);
      reports.set(Number(open?.all ?? 0) - late, { late: "no" });
      reports.set(late, { late: "yes" });
      if (backup.made_at) age.set((now().getTime() - backup.made_at.getTime()) / 1_000);
    } catch {
      reports.forget();
      age.forget();
    }
  };
}

type Waiting = { kind: string; state: "waiting" | "given_up"; jobs: string; oldest: string | null };

function outboxReader(deps: Deps) {
  const { registry } = deps.metrics;
  const jobs = registry.gauge("sanjog_outbox_jobs", "Jobs in the outbox; the same in every process.");
  const oldest = registry.gauge(
    "sanjog_outbox_oldest_seconds",
    "Age of the oldest job that is due; the same in every process.",
    "seconds",
  );
  return async () => {
    try {
      const rows = await within(database_limit_ms, readWaiting(deps));
      jobs.forget();
      oldest.set(0);
      for (const row of rows) jobs.set(Number(row.jobs), { kind: row.kind, state: row.state });
      const ages = rows.filter(({ state }) => state === "waiting").map((row) => Number(row.oldest ?? 0));
      oldest.set(Math.max(0, ...ages));
    } catch {
      // What was true a while ago would look like the present.
      jobs.forget();
      oldest.forget();
    }
  };
}

async function readWaiting({ db }: Deps): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select task_identifier as kind,
      case when attempts >= max_attempts then 'given_up' else 'waiting' end as state,
      count(*) as jobs,
      extract(epoch from now() - min(created_at) filter (where run_at <= now())) as oldest
    from graphile_worker.jobs group by 1, 2`.execute(db);
  return rows;
}
