import { type JobDefinition, withPayload } from "../../platform/jobs/job.ts";
import { payloads } from "../../platform/jobs/payloads.ts";
import { sendUndeliveredCode } from "../commands/undelivered-code.ts";

export const undeliveredCodeJob: JobDefinition = {
  name: "undelivered_code",
  run: withPayload(payloads.undelivered_code, sendUndeliveredCode),
};
