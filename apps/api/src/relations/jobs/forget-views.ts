import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetViews } from "../commands/view-limits.ts";

export const forgetViewsJob: JobDefinition = { name: "forget_views", schedule: nightly, run: forgetViews };
