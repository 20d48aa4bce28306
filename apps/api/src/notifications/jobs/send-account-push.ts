import { type JobDefinition, withPayload } from "../../platform/jobs/job.ts";
import { payloads } from "../../platform/jobs/payloads.ts";
import { sendAccountPush } from "../commands/send-push.ts";

export const sendAccountPushJob: JobDefinition = {
  name: "account_push",
  run: withPayload(payloads.account_push, sendAccountPush),
};
