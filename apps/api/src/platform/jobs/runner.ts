import { type CronItem, parseCronItems, type Runner, run, runOnce, type TaskList } from "graphile-worker";
import type { Area } from "../area.ts";
import { decryptJob, type StoredJob } from "../crypto/encrypted-jobs.ts";
import { quietJobLogger } from "../database/job-logger.ts";
import { withLongTimeout } from "../database/pool.ts";
import type { PlatformDeps } from "../deps.ts";
import { type JobDefinition, nightly } from "./job.ts";
import { jobsOf } from "./job-list.ts";
import { releaseJobs } from "./release-jobs.ts";
import { mayTidy } from "./tidy-night.ts";

export type RunningJobs = { areRunning(): boolean; stop(): Promise<void> };

/** The library stops its runner after a long outage; the server restarts it after this pause. */
const restart_pause_ms = 5_000;

/** Starts the queue. `stop` waits for the running jobs. `alone`: no other process uses the database. */
export async function startJobs(
  deps: PlatformDeps,
  areas: readonly Area[],
  alone: boolean,
): Promise<RunningJobs> {
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
  return {
    areRunning: () => running,
    stop: async () => {
      stopping = true;
      await runner.stop().catch(() => undefined);
    },
  };
}

async function startRunner(deps: PlatformDeps, areas: readonly Area[], alone: boolean): Promise<Runner> {
  const jobs = jobsOf(areas);
  await releaseJobs(deps, alone);
  return run({
    pgPool: deps.pool,
    taskList: tasks(deps, jobs),
    parsedCronItems: parseCronItems(jobs.flatMap(cronItem)),
    concurrency: 2,
    // A PostgreSQL server notifies the runner of new jobs; the embedded database cannot, so it is polled more often.
    pollInterval: alone ? 400 : 2_000,
    noHandleSignals: true,
    logger: quietJobLogger,
  });
}

function cronItem({ name, schedule }: JobDefinition): CronItem[] {
  if (!schedule) return [];
  const { cron, queue, most_tries } = schedule;
  const options = { ...(queue && { queueName: queue }), ...(most_tries && { maxAttempts: most_tries }) };
  return [{ task: name, match: cron, options }];
}

/** Runs every job that is due, including the jobs that these add. Returns when their outcomes are stored. */
export async function runJobsOnce(deps: PlatformDeps, areas: readonly Area[]): Promise<void> {
  await runOnce({
    // Only for outcomes in batches does the library wait at its end.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    pgPool: deps.pool,
    taskList: tasks(deps, jobsOf(areas)),
    noHandleSignals: true,
    logger: quietJobLogger,
  });
}

function tasks(deps: PlatformDeps, jobs: readonly JobDefinition[]): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (stored, { job: { attempts } }) => work(deps, job, stored as StoredJob, attempts),
    ]),
  );
}

async function work(
  deps: PlatformDeps,
  job: JobDefinition,
  stored: StoredJob,
  attempt: number,
): Promise<void> {
  const { name: kind } = job;
  const isOver = stored.expires_at && new Date(stored.expires_at) <= deps.now();
  if (isOver) return deps.metrics.jobs.inc({ kind, outcome: "dropped" });
  try {
    if (job.schedule !== nightly || (await mayTidy(deps)))
      await withLongTimeout(() => job.run(deps, decryptJob(deps.fields, kind, stored)));
    deps.metrics.jobs.inc({ kind, outcome: "done" });
  } catch (error) {
    deps.metrics.jobs.inc({ kind, outcome: "failed" });
    // The queue stores the error's message, and a mail server's message may contain the address.
    const { host, hint } = error as { host?: string; hint?: string };
    deps.log.error({ job: kind, attempt, reason: reasonOf(error), host, hint }, "job failed");
    throw new Error(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [name, code, responseCode].filter(Boolean).join(" ") || "unknown";
}
