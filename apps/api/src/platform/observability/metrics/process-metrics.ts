import { statfs } from "node:fs/promises";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge } from "prom-client";
import { loadBackupTimes } from "../../backup/backup-mark.ts";
import { version } from "../../config/version.ts";
import type { PlatformDeps } from "../../deps.ts";
import type { Health } from "../health.ts";
import { within } from "../time-limit.ts";

export type ProcessMetrics = { read(): Promise<void>; stop(): void };

const window_ms = 10_000;
const database_limit_ms = 2_000;
const nanoseconds = 1e-9;
/** Gauges whose names end like counters, which promtool refuses. */
const misnamed = [
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
  "nodejs_active_resources_total",
];

/**
 * Returns the metrics that are read when a monitor asks: event loop, memory, connections, queue and disk. The queue, the
 * reports and the backup are the same in every process.
 */
export function createProcessMetrics(deps: PlatformDeps, health: Pick<Health, "read">): ProcessMetrics {
  const { registry } = deps.metrics;
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const loop = watchEventLoop(deps);
  const readMemory = memoryReader(deps);
  const readPool = poolReader(deps);
  const readDisk = diskReader(deps);
  const readOutbox = outboxReader(deps);
  const readWaiting = waitingReader(deps);
  const build = gauge(
    deps,
    "sanjog_build_info",
    "1, with the version and commit that run.",
    "version",
    "commit",
  );
  build.set({ version: version.release, commit: version.commit }, 1);
  return {
    async read() {
      readMemory();
      readPool();
      await Promise.all([readDisk(), readOutbox(), readWaiting(), health.read()]);
    },
    stop: loop.stop,
  };
}

function gauge(deps: PlatformDeps, name: string, help: string, ...labelNames: string[]): Gauge {
  return new Gauge({ name, help, labelNames, registers: [deps.metrics.registry] });
}

/** Sets a counter to a total that Node or the system counts. */
function setTotal(counter: Counter, total: number): void {
  counter.reset();
  counter.inc(total);
}

/** Measures in windows of its own, so that two monitors get the same figures. */
function watchEventLoop(deps: PlatformDeps) {
  const registers = [deps.metrics.registry];
  const delay = gauge(
    deps,
    "sanjog_event_loop_delay_seconds",
    "How late the event loop was, over the last ten seconds.",
    // The label "quantile" belongs to summaries; promtool refuses a gauge with it.
    "percentile",
  );
  const busy = new Counter({
    name: "sanjog_event_loop_busy_seconds_total",
    help: "Time that the event loop had work.",
    registers,
  });
  const resolution_ms = 10;
  const measured = monitorEventLoopDelay({ resolution: resolution_ms });
  measured.enable();
  const read = () => {
    // The histogram counts its own pause as delay.
    const late = (ns: number) => Math.max(0, ns * nanoseconds - resolution_ms / 1_000);
    delay.set({ percentile: "50" }, late(measured.percentile(50)));
    delay.set({ percentile: "99" }, late(measured.percentile(99)));
    delay.set({ percentile: "100" }, late(measured.max));
    measured.reset();
    setTotal(busy, performance.eventLoopUtilization().active / 1_000);
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

function memoryReader(deps: PlatformDeps) {
  const memory = gauge(deps, "sanjog_memory_bytes", "Memory of this process, by kind.", "kind");
  const cpu = new Counter({
    name: "sanjog_cpu_seconds_total",
    help: "Processor time used.",
    registers: [deps.metrics.registry],
  });
  const started = gauge(deps, "sanjog_start_time_seconds", "When this process began.");
  started.set(performance.timeOrigin / 1_000);
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    memory.set({ kind: "resident" }, rss);
    memory.set({ kind: "heap" }, heapUsed);
    memory.set({ kind: "external" }, external);
    const { user, system } = process.cpuUsage();
    setTotal(cpu, (user + system) / 1e6);
  };
}

function poolReader(deps: PlatformDeps) {
  const { pool } = deps;
  const connections = gauge(
    deps,
    "sanjog_pool_connections",
    "Connections to the database, by state.",
    "state",
  );
  const waiting = gauge(deps, "sanjog_pool_waiting", "Statements that wait for a connection.");
  const most = gauge(deps, "sanjog_pool_most", "Connections that there may be.");
  return () => {
    connections.set({ state: "used" }, pool.totalCount - pool.idleCount);
    connections.set({ state: "idle" }, pool.idleCount);
    waiting.set(pool.waitingCount);
    most.set(pool.options.max ?? 0);
  };
}

function diskReader(deps: PlatformDeps) {
  const free = gauge(deps, "sanjog_disk_free_bytes", "Room left where DATA_DIR lies.");
  return async () => {
    try {
      const { bavail, bsize } = await statfs(deps.config.dataDir);
      free.set(bavail * bsize);
    } catch {
      // With a server and a store elsewhere there may be no such folder.
      free.remove();
    }
  };
}

/** The work that waits for people rather than for machines. */
function waitingReader(deps: PlatformDeps) {
  const { db, now } = deps;
  const reports = gauge(
    deps,
    "sanjog_reports_open",
    "Reports that nobody has closed yet, late ones apart; the same in every process.",
    "late",
  );
  const age = gauge(deps, "sanjog_backup_age_seconds", "Age of the last backup; the same in every process.");
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
    const found = await within(database_limit_ms, read()).catch(() => null);
    // A value that cannot be read is left out, because an old one would look current.
    reports.reset();
    age.remove();
    if (!found) return;
    const late = Number(found.open?.late ?? 0);
    reports.set({ late: "no" }, Number(found.open?.all ?? 0) - late);
    reports.set({ late: "yes" }, late);
    const { made_at } = found.backup;
    if (made_at) age.set((now().getTime() - made_at.getTime()) / 1_000);
  };
}

type Waiting = { kind: string; state: "waiting" | "given_up"; jobs: string; oldest: string | null };

function outboxReader(deps: PlatformDeps) {
  const jobs = gauge(
    deps,
    "sanjog_outbox_jobs",
    "Jobs in the outbox; the same in every process.",
    "kind",
    "state",
  );
  const oldest = gauge(
    deps,
    "sanjog_outbox_oldest_seconds",
    "Age of the oldest job that is due; the same in every process.",
  );
  return async () => {
    const rows = await within(database_limit_ms, readWaiting(deps)).catch(() => null);
    jobs.reset();
    oldest.remove();
    if (!rows) return;
    for (const row of rows) jobs.set({ kind: row.kind, state: row.state }, Number(row.jobs));
    const ages = rows.filter(({ state }) => state === "waiting").map((row) => Number(row.oldest ?? 0));
    oldest.set(Math.max(0, ...ages));
  };
}

async function readWaiting({ db }: PlatformDeps): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select task_identifier as kind,
      case when attempts >= max_attempts then 'given_up' else 'waiting' end as state,
      count(*) as jobs,
      extract(epoch from now() - min(created_at) filter (where run_at <= now())) as oldest
    from graphile_worker.jobs group by 1, 2`.execute(db);
  return rows;
}
