import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetVisits } from "../commands.ts";

export const forgetVisitsJob: JobDefinition = {
  name: "forget_visits",
  schedule: nightly,
  run: ({ db, now }) => forgetVisits(db, now()),
};
