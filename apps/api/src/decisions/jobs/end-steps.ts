import type { JobDefinition } from "../../platform/jobs/job.ts";
import { endSteps } from "../commands/end-steps.ts";

export const endStepsJob: JobDefinition = {
  name: "end_steps",
  schedule: { cron: "*/5 * * * *" },
  run: endSteps,
};
