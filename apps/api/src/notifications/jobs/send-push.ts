import { type JobDefinition, withPayload } from "../../platform/jobs/job.ts";
import { payloads } from "../../platform/jobs/payloads.ts";
import { sendPush } from "../commands/send-push.ts";

export const sendPushJob: JobDefinition = { name: "push", run: withPayload(payloads.push, sendPush) };
