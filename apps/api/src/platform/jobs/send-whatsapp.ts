import { goesBySms, standingFromCode } from "@sanjog/domain/accounts/whatsapp-standing";
import type { Tx } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";
import { lockSmsCount, maySendCode } from "../sms/limits.ts";
import { type JobDefinition, withPayload } from "./job.ts";
import { noteStanding } from "./note-standing.ts";
import { enqueue } from "./outbox.ts";
import { payloads, type SmsOrder } from "./payloads.ts";

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
      const now = deps.now();
      const news = standingFromCode(code, now);
      const is_replaced = await deps.tx(async (tx) => {
        if (news) await noteStanding(deps, tx, news, now);
        return instead && goesBySms(code) ? sendInstead(deps, tx, instead) : false;
      });
      if (!is_replaced) throw error;
    }
  }),
};

/** Returns whether the SMS goes: there is a gateway, and the limits on codes leave room for it. */
async function sendInstead(deps: AreaDeps, tx: Tx, sms: SmsOrder): Promise<boolean> {
  if (deps.config.sms.driver === "none") return false;
  await lockSmsCount(tx);
  if (sms.template === "code" && !(await maySendCode(deps, tx, sms.to))) return false;
  await enqueue(deps, tx, { kind: "sms", ...sms });
  return true;
}

/** Returns the code of an answer of Meta; null if there was none, and nobody knows whether the message was sent. */
function metaCode(error: unknown): string | null {
  const { name, code } = error as { name?: string; code?: string };
  return name === "WhatsAppError" && code ? code : null;
}
