import { goesBySms, standingFromCode } from "@sanjog/domain/accounts/whatsapp-standing";
import type { Tx } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";
import { lockSmsCount, maySendCode } from "../sms/limits.ts";
import { type JobDefinition, withPayload } from "./job.ts";
import { noteStanding } from "./note-standing.ts";
import { enqueue } from "./outbox.ts";
import { payloads, type SmsOrder } from "./payloads.ts";
import { noteSentCode } from "./whatsapp-delivery.ts";

/**
 * Sends a WhatsApp message. When Meta refuses the service, or this message for good, the SMS that the job carries is sent instead,
 * where there is a gateway; otherwise the queue tries again.
 */
export const sendWhatsAppJob: JobDefinition = {
  name: "whatsapp",
  run: withPayload(payloads.whatsapp, async (deps, { instead, code_id, ...message }) => {
    try {
      const { message_id } = await deps.whatsapp.send(message);
      // Meta has accepted the message: a job that failed now would send it again.
      if (message_id && code_id)
        await noteSentCode(deps, message_id, code_id).catch((err: unknown) =>
          deps.log.error({ err }, "a code was sent by WhatsApp, but not noted for Meta's report"),
        );
    } catch (error) {
      const code = metaCode(error);
      if (code === null) throw error;
      const now = deps.now();
      const news = standingFromCode(code, now);
      const is_replaced = await deps.tx(async (tx) => {
        if (news) await noteStanding(deps, tx, news, now);
        if (!instead || !goesBySms(code) || !(await mayGoBySms(deps, tx, instead))) return false;
        await enqueue(
          deps,
          tx,
          code_id ? { kind: "undelivered_code", code_id } : { kind: "sms", ...instead },
        );
        return true;
      });
      if (!is_replaced) throw error;
    }
  }),
};

/** Returns whether the SMS may go: there is a gateway, and the limits on codes leave room for it. */
async function mayGoBySms(deps: AreaDeps, tx: Tx, { template, to }: SmsOrder): Promise<boolean> {
  if (deps.config.sms.driver === "none") return false;
  await lockSmsCount(tx);
  return template !== "code" || (await maySendCode(deps, tx, to));
}

/** Returns the code of an answer of Meta; null if there was none, and nobody knows whether the message was sent. */
function metaCode(error: unknown): string | null {
  const { name, code } = error as { name?: string; code?: string };
  return name === "WhatsAppError" && code ? code : null;
}
