import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetSnapshots } from "../commands.ts";

export const forgetVisitsJob: JobDefinition = {
  name: "forget_visits",
  schedule: nightly,
  run: ({ db, now }) => forgetSnapshots(db, now()),
};
