import type { JobDefinition } from "../../platform/jobs/job.ts";
import { endOver } from "../commands/follow-number.ts";

export const endOverJob: JobDefinition = {
  name: "end_numbers_in_person",
  schedule: { cron: "*/5 * * * *" },
  run: endOver,
};
