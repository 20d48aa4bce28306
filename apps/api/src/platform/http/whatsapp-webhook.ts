import { createHmac } from "node:crypto";
import { base_path } from "@sanjog/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { sameText } from "../crypto/secrets.ts";
import type { AreaDeps } from "../deps.ts";
import { noteStanding } from "../jobs/note-standing.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { WhatsAppText } from "../jobs/payloads.ts";
import { noteStatus, type WhatsAppStatus } from "../jobs/whatsapp-delivery.ts";
import { acceptRawBodies, rawBody } from "./raw-body.ts";
import { momentFrom, newsIn } from "./whatsapp-news.ts";

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
const messageStatus = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  status: z.string(),
});
const change = z.object({
  field: z.optional(z.string()),
  value: z.looseObject({ messages: z.optional(z.array(z.unknown())), statuses: z.optional(z.unknown()) }),
});
const entry = z.object({ time: z.optional(z.unknown()), changes: z.array(z.unknown()) });
const delivery = z.object({ entry: z.array(z.unknown()) });
type Entry = { time: unknown; changes: z.infer<typeof change>[] };

/**
 * Adds the webhook. It verifies the signature over the raw bytes before it parses them. It stores each message's id once
 * and processes the message in a job, so that the response is immediate and repeated deliveries have no effect. The same holds
 * for reports about the messages that the service has sent.
 */
export async function openWebhook(app: FastifyInstance, deps: AreaDeps): Promise<void> {
  await app.register(async (scope) => {
    acceptRawBodies(scope, most_bytes);

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
      const body = rawBody(request);
      if (!signedByMeta(request, body, deps.config.whatsapp.appSecret)) return reply.code(401).send();
      const entries = entriesIn(body);
      for (const message of messagesIn(entries)) await takeIn(deps, message);
      await takeNews(deps, entries);
      for (const report of statusesIn(entries)) await noteStatus(deps, report);
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

/** Reads entries and their changes one by one, so that a strange one does not lose the messages of the others. */
function entriesIn(body: Buffer): Entry[] {
  const read = z.safeParse(delivery, parseJson(body));
  if (!read.success) return [];
  return fitting(entry, read.data.entry).map(({ time, changes }) => ({
    time,
    changes: fitting(change, changes),
  }));
}

function fitting<Kind extends z.ZodMiniType>(kind: Kind, list: readonly unknown[]): z.infer<Kind>[] {
  return list.flatMap((one) => {
    const read = z.safeParse(kind, one);
    return read.success ? [read.data] : [];
  });
}

function messagesIn(entries: readonly Entry[]): WhatsAppText[] {
  const written = entries.flatMap(({ changes }) => changes).flatMap(({ value }) => value.messages ?? []);
  return fitting(textMessage, written).map(({ id, from, timestamp, text }) => ({
    wamid: id,
    from: `+${from}`,
    text: text.body.slice(0, newest_text),
    at: new Date(Number(timestamp) * 1000),
  }));
}

function statusesIn(entries: readonly Entry[]): WhatsAppStatus[] {
  const told = entries
    .flatMap(({ changes }) => changes)
    .flatMap(({ value }) => (Array.isArray(value.statuses) ? (value.statuses as unknown[]) : []));
  return fitting(messageStatus, told).map(({ id, status }) => ({ message_id: id, status }));
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

/** Stores what Meta tells about the account. Its own time decides which news is newer; it never lies in the future. */
async function takeNews(deps: AreaDeps, entries: readonly Entry[]): Promise<void> {
  for (const { time, changes } of entries) {
    const now = deps.now();
    const told = momentFrom(time);
    const at = told && told < now ? told : now;
    const news = changes.flatMap((one) => newsIn(one, at));
    if (news.length > 0)
      await deps.tx(async (tx) => {
        for (const one of news) await noteStanding(deps, tx, one, at);
      });
  }
}
