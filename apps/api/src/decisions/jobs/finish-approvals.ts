import type { JobDefinition } from "../../platform/jobs/job.ts";
import { finishApprovals } from "../commands/finish-approvals.ts";

/** Added for the moment at which an approval can no longer be taken back. */
export const finishApprovalJob: JobDefinition = { name: "finish_approval", run: finishApprovals };

/** Each minute, for approvals whose job was lost with a process. */
export const finishApprovalsJob: JobDefinition = {
  name: "finish_approvals",
  schedule: { cron: "* * * * *" },
  run: finishApprovals,
};
