import { type JobDefinition, withPayload } from "../../platform/jobs/job.ts";
import { payloads } from "../../platform/jobs/payloads.ts";
import { readWhatsApp } from "../commands/read-whatsapp.ts";

export const readWhatsAppTextJob: JobDefinition = {
  name: "whatsapp_text",
  run: withPayload(payloads.whatsapp_text, readWhatsApp),
};
