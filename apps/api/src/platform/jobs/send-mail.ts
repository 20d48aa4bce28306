import { type JobDefinition, withPayload } from "./job.ts";
import { payloads } from "./payloads.ts";

export const sendMailJob: JobDefinition = {
  name: "mail",
  run: withPayload(payloads.mail, (deps, mail) => deps.mail.send(mail)),
};
