import type { JobDefinition } from "../../platform/jobs/job.ts";
import { watch } from "../commands/watch.ts";

export const watchServiceJob: JobDefinition = {
  name: "watch",
  // No retry: the next run checks again five minutes later.
  schedule: { cron: "*/5 * * * *", queue: "watch", most_tries: 1 },
  run: watch,
};
