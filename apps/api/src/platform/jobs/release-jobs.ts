import { sql } from "kysely";
import type { AreaDeps } from "../deps.ts";
import type { JobDefinition } from "./job.ts";

/**
 * Unlocks the jobs that a killed process left locked, so that another process runs them. No job takes ten minutes.
 * `alone`: no other process uses the queue, so every lock is stale.
 */
export async function releaseJobs({ db }: Pick<AreaDeps, "db">, alone: boolean): Promise<void> {
  const older_than = alone ? "0 seconds" : "10 minutes";
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - ${older_than}::interval
    ))`.execute(db);
}

/** Belongs to no queue, because a killed process's queues stay locked until this job has run. */
export const releaseJobsJob: JobDefinition = {
  name: "release_jobs",
  schedule: { cron: "* * * * *", most_tries: 1 },
  run: async (deps) => {
    // The embedded database has only one process, which unlocks all jobs when it starts.
    if (deps.config.databaseUrl !== null) await releaseJobs(deps, false);
  },
};
