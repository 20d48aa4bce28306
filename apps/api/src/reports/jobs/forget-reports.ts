import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetReports } from "../commands.ts";

export const forgetReportsJob: JobDefinition = {
  name: "forget_reports",
  schedule: nightly,
  run: forgetReports,
};
