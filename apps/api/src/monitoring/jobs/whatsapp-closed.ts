import { type JobDefinition, withPayload } from "../../platform/jobs/job.ts";
import { payloads } from "../../platform/jobs/payloads.ts";
import { alertClosed } from "../commands/alert-closed.ts";

export const whatsAppClosedJob: JobDefinition = {
  name: "whatsapp_closed",
  run: withPayload(payloads.whatsapp_closed, alertClosed),
};
