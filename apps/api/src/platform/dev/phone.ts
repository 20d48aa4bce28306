import type { FastifyInstance } from "fastify";
import type { AreaDeps } from "../deps.ts";
import { webhook_path, whatsappSignature } from "../http/whatsapp-webhook.ts";
import { keepSent } from "./messages.ts";

/**
 * Writes to the service's number as a phone would: Meta's own JSON, signed as Meta signs, through the real webhook.
 * Answers the webhook's status.
 */
export async function postAsPhone(
  app: FastifyInstance,
  deps: AreaDeps,
  from: string,
  text: string,
): Promise<number> {
  await keepSent(deps, from, text);
  const payload = JSON.stringify(delivery(deps, from, text));
  const answer = await app.inject({
    method: "POST",
    url: webhook_path,
    headers: {
      "content-type": "application/json",
      "x-hub-signature-256": whatsappSignature(payload, deps.config.whatsapp.appSecret),
    },
    payload,
  });
  return answer.statusCode;
}

/** Returns a delivery as the Cloud API documents it. */
function delivery(deps: AreaDeps, from: string, text: string): object {
  const { number, phoneNumberId } = deps.config.whatsapp;
  const wa_id = from.slice(1);
  const message = {
    from: wa_id,
    id: `wamid.${deps.random.id()}`,
    timestamp: String(Math.floor(deps.now().getTime() / 1_000)),
    type: "text",
    text: { body: text },
  };
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: number.slice(1), phone_number_id: phoneNumberId },
    contacts: [{ profile: { name: "Built-in phone" }, wa_id }],
    messages: [message],
  };
  return {
    object: "whatsapp_business_account",
    entry: [{ id: "0", changes: [{ value, field: "messages" }] }],
  };
}
