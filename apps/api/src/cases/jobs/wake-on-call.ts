import type { JobDefinition } from "../../platform/jobs/job.ts";
import { wakeOnCall } from "../commands/wake-on-call.ts";

export const wakeOnCallJob: JobDefinition = {
  name: "wake_on_call",
  schedule: { cron: "* * * * *" },
  run: wakeOnCall,
};
