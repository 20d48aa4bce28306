import { type JobDefinition, withPayload } from "../../platform/jobs/job.ts";
import { payloads } from "../../platform/jobs/payloads.ts";
import { sendDeskPush } from "../commands/send-desk-push.ts";

export const sendDeskPushJob: JobDefinition = {
  name: "desk_push",
  run: withPayload(payloads.desk_push, sendDeskPush),
};
