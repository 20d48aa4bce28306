import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetCases } from "../commands/forget-cases.ts";

export const forgetCasesJob: JobDefinition = { name: "forget_cases", schedule: nightly, run: forgetCases };
