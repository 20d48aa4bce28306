import { noteSent } from "../sms/delivery.ts";
import { type JobDefinition, withPayload } from "./job.ts";
import { payloads } from "./payloads.ts";

export const sendSmsJob: JobDefinition = {
  name: "sms",
  run: withPayload(payloads.sms, async (deps, message) => {
    const { report_id } = await deps.sms.send(message);
    // The gateway has accepted the message: a job that failed now would send it again.
    if (report_id)
      await noteSent(deps, report_id).catch((err: unknown) =>
        deps.log.error({ err }, "an SMS was sent, but not noted for its delivery report"),
      );
  }),
};
