import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetRequests } from "../commands/forget-requests.ts";

export const forgetRequestsJob: JobDefinition = {
  name: "forget_service_messages",
  schedule: nightly,
  run: forgetRequests,
};
