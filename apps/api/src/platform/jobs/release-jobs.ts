import { sql } from "kysely";
import type { AreaDeps } from "../deps.ts";
import type { JobDefinition } from "./job.ts";

/**
 * Gives the jobs that a killed process had begun to another one. No job takes ten minutes. `alone` says that no other
 * process can have begun one, as at the start of the only process.
 */
export async function releaseJobs({ db }: Pick<AreaDeps, "db">, alone: boolean): Promise<void> {
  const older_than = alone ? "0 seconds" : "10 minutes";
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - ${older_than}::interval
    ))`.execute(db);
}

/** In no queue: a queue stays locked by a killed process until this job has run. */
export const releaseJobsJob: JobDefinition = {
  name: "release_jobs",
  schedule: { cron: "* * * * *", most_tries: 1 },
  run: async (deps) => {
    // The embedded database has one process, which released at its start what an earlier one had begun.
    if (deps.config.databaseUrl !== null) await releaseJobs(deps, false);
  },
};
