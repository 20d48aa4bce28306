import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetReportedNotices } from "../commands/watch.ts";

export const forgetToldReportsJob: JobDefinition = {
  name: "forget_told_reports",
  schedule: nightly,
  run: forgetReportedNotices,
};
