import type { JobDefinition } from "../../platform/jobs/job.ts";
import { countDays } from "../commands/count-days.ts";

/** Every hour: the first run after midnight in India counts the day, before members are erased. */
export const countDaysJob: JobDefinition = {
  name: "count_days",
  schedule: { cron: "31 * * * *" },
  run: countDays,
};
