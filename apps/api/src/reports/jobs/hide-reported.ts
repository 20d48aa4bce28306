import { type JobDefinition, withPayload } from "../../platform/jobs/job.ts";
import { payloads } from "../../platform/jobs/payloads.ts";
import { hideReported } from "../commands/hide-reported.ts";

export const hideReportedJob: JobDefinition = {
  name: "hide_reported",
  run: withPayload(payloads.hide_reported, hideReported),
};
