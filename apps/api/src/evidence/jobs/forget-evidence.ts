import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { forgetEvidence } from "../commands/forget-evidence.ts";

export const forgetEvidenceJob: JobDefinition = {
  name: "forget_evidence",
  schedule: nightly,
  run: forgetEvidence,
};
