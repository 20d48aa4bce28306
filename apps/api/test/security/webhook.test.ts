import * as endpoints from "@sanjog/contract/accounts";
import { day_ms } from "@sanjog/domain/calendar";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { webhook_path, whatsappSignature } from "../../src/platform/http/whatsapp-webhook.ts";
import { as } from "../support/caller.ts";
import { long_form, patience_ms } from "../support/long-form.ts";
import { begin, sentenceOf, signUp } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas, { env: { WHATSAPP_APP_SECRET: "secret" } });
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

function delivery(wamid: string, from: string, body: string, at = app.clock.now()): Buffer {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const message = { id: wamid, from: from.slice(1), timestamp, type: "text", text: { body } };
  const value = { messages: [message] };
  return Buffer.from(JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] }));
}

async function post(payload: Buffer, signature: string | null = whatsappSignature(payload, "secret")) {
  const headers = {
    "content-type": "application/json",
    ...(signature !== null && { "x-hub-signature-256": signature }),
  };
  const answer = await app.fastify.inject({ method: "POST", url: webhook_path, headers, payload });
  return answer.statusCode;
}

const inbox = async () => (await app.deps.db.selectFrom("whatsapp_inbox").selectAll().execute()).length;
const statusOf = (session_key: string) =>
  as(app).call(endpoints.phoneVerifyStatus, { body: { session_key } });

test("W1: a message with one changed bit or without a signature is not read", async () => {
  const body = delivery("wamid.bits", "+919876500001", "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ 🙏🌾");
  const signature = whatsappSignature(body, "secret");
  const before = await inbox();
  const tries = long_form ? 1_000 : 250;
  for (let i = 0; i < tries; i += 1) {
    const flipped = Buffer.from(body);
    const at = Math.floor((i * body.length) / tries);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (i % 8));
    expect(await post(flipped, signature)).toBe(401);
  }
  for (const none of [null, "", "sha256=", signature.slice(0, -1), signature.replace("sha256", "sha1")])
    expect(await post(body, none)).toBe(401);
  expect(await inbox()).toBe(before);
  expect(await post(body, signature)).toBe(200);
  expect(await inbox()).toBe(before + 1);
});

test("W3: a message delivered ten times acts once; one of last week, or with an unknown key, does nothing", async () => {
  const asha = await begin(app);
  const number = asha.form.phone_number;
  const body = delivery("wamid.once", number, sentenceOf(asha.link));
  expect(await Promise.all(Array.from({ length: 10 }, () => post(body)))).toEqual(Array(10).fill(200));
  await app.runJobs();
  expect((await statusOf(asha.key)).data.phone_verified).toBe(true);
  expect(app.whatsapp.sent.filter(({ to }) => to === number)).toHaveLength(1);

  const counted = async () => {
    const tables = ["members", "verifications", "number_disputes", "reset_links", "one_time_codes"] as const;
    const rows = await Promise.all(
      tables.map((table) => app.deps.db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows);
  };
  const balbir = await begin(app);
  const member = await signUp(app);
  const before = await counted();
  const week_ago = new Date(app.clock.now().getTime() - 7 * day_ms);
  const unknown = sentenceOf(balbir.link).replace(balbir.key, "x".repeat(balbir.key.length));
  expect(await post(delivery("wamid.unknown", balbir.form.phone_number, unknown))).toBe(200);
  expect(await post(delivery("wamid.old-reset", member.phone_number, "reset", week_ago))).toBe(200);
  expect(await post(delivery("wamid.old-no", member.phone_number, "not me", week_ago))).toBe(200);
  await app.runJobs();
  expect(await counted()).toBe(before);
  app.clock.pass({ days: 7 });
  expect(await post(delivery("wamid.late", balbir.form.phone_number, sentenceOf(balbir.link)))).toBe(200);
  await app.runJobs();
  expect((await statusOf(balbir.key)).data.phone_verified).toBe(false);
});

test("W6: reading every message of the service's number lets nobody sign in", async () => {
  const begun = [];
  for (let i = 0; i < 5; i += 1) begun.push(await begin(app));
  for (const [i, { form, link }] of begun.entries())
    await post(delivery(`wamid.read${i}`, form.phone_number, sentenceOf(link)));
  await app.runJobs();
  const finish = (session_key: string, headers = {}) =>
    as(app).call(endpoints.verifyUser, { body: { session_key }, headers });
  const reader = await begin(app);
  for (const { key } of begun) {
    expect((await statusOf(key)).data.phone_verified).toBe(true);
    expect((await finish(key)).data?.token).toBeUndefined();
    expect((await finish(key, { cookie: reader.cookie })).data?.token).toBeUndefined();
  }
  const [owner] = begun;
  expect((await finish(owner?.key ?? "", { cookie: owner?.cookie })).status).toBe(200);
  for (const { key } of begun) expect((await finish(key)).data?.token).toBeUndefined();
});
