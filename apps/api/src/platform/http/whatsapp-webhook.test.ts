import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import type { Area } from "../area.ts";
import { withPayload } from "../jobs/job.ts";
import { payloads, type WhatsAppText } from "../jobs/payloads.ts";
import { webhook_path, whatsappSignature } from "./whatsapp-webhook.ts";

const heard: WhatsAppText[] = [];
const listener: Area = {
  name: "listener",
  routes: () => undefined,
  jobs: [
    {
      name: "whatsapp_text",
      run: withPayload(payloads.whatsapp_text, async (_deps, message) => void heard.push(message)),
    },
  ],
};
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([listener], {
    env: { WHATSAPP_APP_SECRET: "secret", WHATSAPP_VERIFY_TOKEN: "word" },
  });
});
afterAll(() => app.close());

const text = (id: string, body: string) => ({
  id,
  from: "919876543210",
  timestamp: "1795240000",
  type: "text",
  text: { body },
});
const delivery = (...messages: unknown[]) =>
  JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ field: "messages", value: { messages } }] }],
  });

async function post(payload: string, signature = whatsappSignature(payload, "secret")) {
  const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
  return (await app.fastify.inject({ method: "POST", url: webhook_path, headers, payload })).statusCode;
}

describe("The WhatsApp webhook", () => {
  test("queues a signed message once, however often it is delivered", async () => {
    const body = delivery(text("wamid.1", "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ 🙏"));
    expect(await Promise.all(Array.from({ length: 10 }, () => post(body)))).toEqual(Array(10).fill(200));
    await app.runJobs();
    expect(heard).toEqual([
      { wamid: "wamid.1", from: "+919876543210", text: "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ 🙏", at: new Date(1_795_240_000_000) },
    ]);
  });

  test("rejects a delivery without Meta's signature", async () => {
    const body = delivery(text("wamid.2", "Hello"));
    expect(await post(body, "")).toBe(401);
    expect(await post(body, whatsappSignature(body, "other"))).toBe(401);
    expect(await post(body.replace("Hello", "Hullo"), whatsappSignature(body, "secret"))).toBe(401);
    await app.runJobs();
    expect(heard).toHaveLength(1);
  });

  test("accepts the valid messages of a batch and skips the others", async () => {
    const strange = [{ id: "wamid.3", type: "image" }, null, { ...text("wamid.4", "x"), from: "<b>" }];
    expect(await post(delivery(...strange, text("wamid.5", "good")))).toBe(200);
    expect(await post('{"statuses":[]}')).toBe(200);
    expect(await post("not json")).toBe(200);
    await app.runJobs();
    expect(heard.map((message) => message.wamid)).toEqual(["wamid.1", "wamid.5"]);
  });

  test.each([
    ["in seconds", 1_795_240_000],
    ["in milliseconds", 1_795_240_000_000],
    ["as text", "1795240000"],
    ["of zero", 0],
    ["of null", null],
  ])("keeps the messages of an entry with a time %s", async (name, time) => {
    const changes = [{ field: "messages", value: { messages: [text(`wamid.${name}`, "Hello")] } }];
    expect(await post(JSON.stringify({ entry: [{ id: "1", time, changes }] }))).toBe(200);
    await app.runJobs();
    expect(heard.at(-1)?.wamid).toBe(`wamid.${name}`);
  });

  test("keeps the messages beside entries and changes that cannot be read", async () => {
    const good = { field: "messages", value: { messages: [text("wamid.beside", "Hello")] } };
    const odd = [null, "x", { value: null }, { field: 1, value: {} }, { value: { messages: "x" } }];
    const entry = [null, { id: "1" }, { changes: "x" }, { changes: [...odd, good] }];
    expect(await post(JSON.stringify({ entry }))).toBe(200);
    await app.runJobs();
    expect(heard.at(-1)?.wamid).toBe("wamid.beside");
  });

  test("W2: answers the verification request only with Meta's token and a numeric challenge", async () => {
    const greet = async (token: string, challenge: string) => {
      const query = { "hub.mode": "subscribe", "hub.verify_token": token, "hub.challenge": challenge };
      const answer = await app.fastify.inject({ url: webhook_path, query });
      return [answer.statusCode, answer.body];
    };
    expect(await greet("word", "12345")).toEqual([200, "12345"]);
    expect(await greet("wrong", "12345")).toEqual([403, ""]);
    expect(await greet("word", "<script>")).toEqual([403, ""]);
  });
});
