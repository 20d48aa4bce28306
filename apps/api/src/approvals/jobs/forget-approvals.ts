import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetApprovals } from "../commands/forget-approvals.ts";

export const forgetApprovalsJob: JobDefinition = {
  name: "forget_approvals",
  schedule: nightly,
  run: forgetApprovals,
};
