import { goesBySms, standingFromCode } from "@sanjog/domain/accounts/whatsapp-standing";
import { type JobDefinition, withPayload } from "./job.ts";
import { noteStanding } from "./note-standing.ts";
import { enqueue } from "./outbox.ts";
import { payloads } from "./payloads.ts";

/**
 * Sends a WhatsApp message. When Meta refuses the service, or this message for good, the SMS that the job carries is sent instead,
 * where there is a gateway; otherwise the queue tries again.
 */
export const sendWhatsAppJob: JobDefinition = {
  name: "whatsapp",
  run: withPayload(payloads.whatsapp, async (deps, { instead, ...message }) => {
    try {
      await deps.whatsapp.send(message);
    } catch (error) {
      const code = metaCode(error);
      if (code === null) throw error;
      const sms = instead && deps.config.sms.driver !== "none" && goesBySms(code) ? instead : null;
      const now = deps.now();
      const news = standingFromCode(code, now);
      await deps.tx(async (tx) => {
        if (news) await noteStanding(deps, tx, news, now);
        if (sms) await enqueue(deps, tx, { kind: "sms", ...sms });
      });
      if (!sms) throw error;
    }
  }),
};

/** Returns the code of an answer of Meta; null if there was none, and nobody knows whether the message was sent. */
function metaCode(error: unknown): string | null {
  const { name, code } = error as { name?: string; code?: string };
  return name === "WhatsAppError" && code ? code : null;
}
