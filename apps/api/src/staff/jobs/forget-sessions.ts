import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetSessions } from "../commands/forget-sessions.ts";

export const forgetSessionsJob: JobDefinition = {
  name: "forget_staff_sessions",
  schedule: nightly,
  run: forgetSessions,
};
