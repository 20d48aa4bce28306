import { type Runner, run, runOnce, type TaskList } from "graphile-worker";
import { sql } from "kysely";
import type { Area } from "../area.ts";
import { quietJobLogger } from "../database/job-logger.ts";
import { patiently } from "../database/pool.ts";
import type { Deps } from "../deps.ts";
import type { Mail, WhatsAppMessage } from "../ports.ts";
import { openJob, type StoredJob } from "../sealed-jobs.ts";
import type { PushOrder, WhatsAppText } from "./outbox.ts";
import { mayTidy } from "./tidy-night.ts";

export type RunningJobs = { areRunning(): boolean; stop(): Promise<void> };

/** How often somebody looks for what a killed process left behind. */
const release_every_ms = 60_000;
/** After a long outage the queue gives up; we do not. */
const restart_pause_ms = 5_000;

/** Starts doing what the outbox holds, until stopped; a stop waits for the jobs in hand. */
export async function startJobs(deps: Deps, areas: readonly Area[], alone: boolean): Promise<RunningJobs> {
  let stopping = false;
  let running = true;
  let runner = await startRunner(deps, areas, alone);
  const restart = () => {
    if (stopping) return;
    startRunner(deps, areas, alone).then(
      (fresh) => {
        runner = fresh;
        running = true;
        watch();
      },
      () => setTimeout(restart, restart_pause_ms).unref(),
    );
  };
  const ended = () => {
    running = false;
    if (stopping) return;
    deps.log.warn("the outbox stopped; starting it again");
    setTimeout(restart, restart_pause_ms).unref();
  };
  const watch = () => void runner.promise.then(ended, ended);
  watch();
  const releasing = setInterval(() => {
    // A single process has released at its start what an earlier one had; now it would take away its own.
    if (!alone) releaseLeftBehind(deps, alone).catch(() => undefined);
  }, release_every_ms).unref();
  return {
    areRunning: () => running,
    stop: async () => {
      stopping = true;
      clearInterval(releasing);
      await runner.stop().catch(() => undefined);
    },
  };
}

async function startRunner(deps: Deps, areas: readonly Area[], alone: boolean): Promise<Runner> {
  await releaseLeftBehind(deps, alone);
  return run({
    pgPool: deps.pool,
    taskList: tasks(deps, areas),
    concurrency: 2,
    // A server wakes us at once; the embedded database cannot.
    pollInterval: alone ? 400 : 2_000,
    noHandleSignals: true,
    logger: quietJobLogger,
    crontab: "17 21 * * * tidy\n*/5 * * * * watch ?queue=watch&max=1",
  });
}

/** Does everything that is due, and what follows from it, then returns. */
export async function runJobsOnce(deps: Deps, areas: readonly Area[]): Promise<void> {
  await runOnce({
    pgPool: deps.pool,
    taskList: tasks(deps, areas),
    noHandleSignals: true,
    logger: quietJobLogger,
  });
}

function tasks(deps: Deps, areas: readonly Area[]): TaskList {
  const kinds: Record<string, (job: StoredJob) => Promise<void>> = {
    mail: (job) => deps.mail.send(job as unknown as Mail),
    whatsapp: (job) => deps.whatsapp.send(job as unknown as WhatsAppMessage),
    whatsapp_text: async (job) => {
      const message = { ...job, at: new Date(String(job.at)) } as unknown as WhatsAppText;
      for (const area of areas) await area.onWhatsAppText?.(deps, message);
    },
    push: async (job) => {
      for (const area of areas) await area.sendPush?.(deps, job as unknown as PushOrder);
    },
    watch: async () => {
      for (const area of areas) await area.watch?.(deps);
    },
    tidy: async () => {
      if (!(await mayTidy(deps))) return;
      await tidy(deps);
      for (const area of areas) await area.nightly?.(deps);
    },
  };
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, work]) => [
      kind,
      async (payload, helpers) => {
        const job = payload as StoredJob;
        if (job.expires_at && new Date(job.expires_at) <= deps.now()) {
          deps.metrics.jobs.inc({ kind, outcome: "dropped" });
          return;
        }
        try {
          await patiently(() => work(openJob(deps.fields, kind, job)));
          deps.metrics.jobs.inc({ kind, outcome: "done" });
        } catch (error) {
          deps.metrics.jobs.inc({ kind, outcome: "failed" });
          // The queue keeps the message of what we throw; a mail server's may repeat the address.
          const { host, hint } = error as { host?: string; hint?: string };
          const { attempts: attempt } = helpers.job;
          deps.log.error({ job: kind, attempt, reason: reasonOf(error), host, hint }, "job failed");
          throw new Error(reasonOf(error));
        }
      },
    ]),
  );
}

function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [name, code, responseCode].filter(Boolean).join(" ") || "unknown";
}

/** A killed process leaves its jobs locked for hours; nobody works on one for ten minutes. */
async function releaseLeftBehind(deps: Deps, alone: boolean): Promise<void> {
  const older_than = alone ? "0 seconds" : "10 minutes";
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - ${older_than}::interval
    ))`.execute(deps.db);
}

/** Nightly: what has served its time goes. */
async function tidy(deps: Deps): Promise<void> {
  const before = (days: number) => new Date(deps.now().getTime() - days * 86_400_000);
  await deps.db.deleteFrom("idempotency_keys").where("created_at", "<", before(1)).execute();
  await deps.db.deleteFrom("whatsapp_inbox").where("received_at", "<", before(30)).execute();
  await deps.db.deleteFrom("dev_messages").where("at", "<", before(30)).execute();
  await deps.db.deleteFrom("rate_limits").where("expire", "<", String(deps.now().getTime())).execute();
  await sql`delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null`.execute(
    deps.db,
  );
}
