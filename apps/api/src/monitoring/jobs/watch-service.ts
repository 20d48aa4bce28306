import type { JobDefinition } from "../../platform/jobs/job.ts";
import { watch } from "../commands/watch.ts";

export const watchServiceJob: JobDefinition = {
  name: "watch",
  // What failed is looked at again five minutes later anyway.
  schedule: { cron: "*/5 * * * *", queue: "watch", most_tries: 1 },
  run: watch,
};
