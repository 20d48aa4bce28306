import { type JobDefinition, withPayload } from "./job.ts";
import { payloads } from "./payloads.ts";

export const sendWhatsAppJob: JobDefinition = {
  name: "whatsapp",
  run: withPayload(payloads.whatsapp, (deps, message) => deps.whatsapp.send(message)),
};
