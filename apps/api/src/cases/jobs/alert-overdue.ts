import type { JobDefinition } from "../../platform/jobs/job.ts";
import { alertOverdue } from "../commands/alert-overdue.ts";

export const alertOverdueJob: JobDefinition = {
  name: "alert_overdue",
  schedule: { cron: "* * * * *" },
  run: alertOverdue,
};
