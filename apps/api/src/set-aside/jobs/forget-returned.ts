import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetReturned } from "../commands.ts";

export const forgetReturnedJob: JobDefinition = {
  name: "forget_returned",
  schedule: nightly,
  run: ({ db, now }) => forgetReturned(db, now()),
};
