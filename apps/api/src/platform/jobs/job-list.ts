import type { Area } from "../area.ts";
import type { JobDefinition } from "./job.ts";
import { maintainDatabaseJob } from "./maintain-database.ts";
import { releaseJobsJob } from "./release-jobs.ts";
import { sendMailJob } from "./send-mail.ts";
import { sendSmsJob } from "./send-sms.ts";
import { sendWhatsAppJob } from "./send-whatsapp.ts";
import { tidyPlatformJob } from "./tidy-platform.ts";

const platform_jobs = [
  sendMailJob,
  sendWhatsAppJob,
  sendSmsJob,
  tidyPlatformJob,
  maintainDatabaseJob,
  releaseJobsJob,
];

/** Returns the jobs of the platform and of these areas. */
export function jobsOf(areas: readonly Area[]): readonly JobDefinition[] {
  return [...platform_jobs, ...areas.flatMap(({ jobs = [] }) => jobs)];
}
