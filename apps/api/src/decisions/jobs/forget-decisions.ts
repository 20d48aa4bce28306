import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetDecisions } from "../commands/forget-decisions.ts";

export const forgetDecisionsJob: JobDefinition = {
  name: "forget_decisions",
  schedule: nightly,
  run: forgetDecisions,
};
