import { type JobDefinition, withPayload } from "../../platform/jobs/job.ts";
import { payloads } from "../../platform/jobs/payloads.ts";
import { sendQuietPush } from "../commands/send-push.ts";

export const sendQuietPushJob: JobDefinition = {
  name: "quiet_push",
  run: withPayload(payloads.quiet_push, sendQuietPush),
};
