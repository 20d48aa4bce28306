import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetMailedReports } from "../commands/watch.ts";

export const forgetToldReportsJob: JobDefinition = {
  name: "forget_told_reports",
  schedule: nightly,
  run: forgetMailedReports,
};
