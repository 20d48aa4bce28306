import { createHmac } from "node:crypto";
import { base_path } from "@sanjog/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { sameText } from "../crypto/secrets.ts";
import type { AreaDeps } from "../deps.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { WhatsAppText } from "../jobs/payloads.ts";

/** Where Meta delivers the messages that members send to the service's number. */
export const webhook_path = `${base_path}/api/webhooks/whatsapp`;

const most_bytes = 3_500_000;
const newest_text = 4_096;

// Lenient, because Meta adds fields and kinds of messages: unknown messages are skipped one by one.
const textMessage = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  from: z.string().check(z.regex(/^\d{8,15}$/)),
  timestamp: z.string().check(z.regex(/^\d{9,11}$/)),
  type: z.literal("text"),
  text: z.object({ body: z.string() }),
});
const delivery = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ messages: z.optional(z.array(z.unknown())) }) })),
    }),
  ),
});

/**
 * Adds the webhook. It verifies the signature over the raw bytes before it parses them. It stores each message's id once
 * and processes the message in a job, so that the response is immediate and repeated deliveries have no effect.
 */
export async function openWebhook(app: FastifyInstance, deps: AreaDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: most_bytes },
      async (_: unknown, body: Buffer) => body,
    );

    scope.get(webhook_path, async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const challenge = String(query["hub.challenge"] ?? "");
      const known =
        query["hub.mode"] === "subscribe" &&
        sameText(String(query["hub.verify_token"] ?? ""), deps.config.whatsapp.verifyToken);
      if (!known || !/^\d{1,40}$/.test(challenge)) return reply.code(403).send();
      return reply.type("text/plain").send(challenge);
    });

    scope.post(webhook_path, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!signedByMeta(request, body, deps.config.whatsapp.appSecret)) return reply.code(401).send();
      const messages = messagesIn(body);
      for (const message of messages) await takeIn(deps, message);
      return reply.code(200).send();
    });
  });
}

function signedByMeta(request: FastifyRequest, body: Buffer, appSecret: string): boolean {
  const given = request.headers["x-hub-signature-256"];
  return typeof given === "string" && sameText(given, whatsappSignature(body, appSecret));
}

/** Returns the value of Meta's signature header for these bytes. */
export function whatsappSignature(body: Buffer | string, appSecret: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
}

function messagesIn(body: Buffer): WhatsAppText[] {
  const read = z.safeParse(delivery, parseJson(body));
  if (!read.success) return [];
  const written = read.data.entry.flatMap((e) => e.changes).flatMap((change) => change.value.messages ?? []);
  return written.flatMap((one) => {
    const message = z.safeParse(textMessage, one);
    if (!message.success) return [];
    const { id, from, timestamp, text } = message.data;
    return [
      {
        wamid: id,
        from: `+${from}`,
        text: text.body.slice(0, newest_text),
        at: new Date(Number(timestamp) * 1000),
      },
    ];
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}

async function takeIn(deps: AreaDeps, message: WhatsAppText): Promise<void> {
  await deps.tx(async (tx) => {
    const taken = await tx
      .insertInto("whatsapp_inbox")
      .values({
        // Hashed, because Meta's ids contain the sender's number.
        wamid: deps.fields.hash(message.wamid).toString("base64url"),
        from_hash: deps.fields.hash(message.from),
        received_at: deps.now(),
      })
      .onConflict((conflict) => conflict.column("wamid").doNothing())
      .returning("wamid")
      .executeTakeFirst();
    if (taken) await enqueue(deps, tx, { kind: "whatsapp_text", ...message });
  });
}
