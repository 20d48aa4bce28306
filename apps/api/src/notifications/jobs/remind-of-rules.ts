import type { JobDefinition } from "../../platform/jobs/job.ts";
import { remindOfRules } from "../commands/remind-of-rules.ts";

/** At 9:43 in India, when a mail disturbs nobody. */
export const remindOfRulesJob: JobDefinition = {
  name: "remind_of_rules",
  schedule: { cron: "13 4 * * *" },
  run: remindOfRules,
};
