import * as endpoints from "@sanjog/contract/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { begin, sendWhatsApp, sentenceOf, signUpForm } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { WhatsAppError } from "../platform/adapters/cloud-whatsapp.ts";
import { webhook_path, whatsappSignature } from "../platform/http/whatsapp-webhook.ts";
import { tidyPlatformJob } from "../platform/jobs/tidy-platform.ts";

const env = { WHATSAPP_APP_SECRET: "secret", SMS_MOST_A_DAY: "6", TRUST_PROXY: "1" };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas, { env });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  await app.runJobs();
  await app.deps.db.deleteFrom("sms_orders").execute();
  await app.deps.db.deleteFrom("asked_messages").execute();
  for (const { sent } of [app.mail, app.sms, app.whatsapp]) sent.length = 0;
});

/** Reports the outcome of a message as Meta does. */
async function report(id: string, status: string, at: TestApp = app, secret = "secret") {
  const errors = status === "failed" ? [{ code: 131026, title: "Message undeliverable" }] : undefined;
  const value = { statuses: [{ id, status, timestamp: "1795240000", recipient_id: "919811110000", errors }] };
  const payload = JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] });
  const signature = whatsappSignature(payload, secret);
  const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
  return (await at.fastify.inject({ method: "POST", url: webhook_path, headers, payload })).statusCode;
}

let networks = 0;
/** Somebody from a network of their own who has asked for a code by WhatsApp, which Meta has accepted. */
async function signUp(details: { phone_number?: string } = {}, at: TestApp = app) {
  networks += 1;
  const headers = { "x-forwarded-for": `10.${networks}.2.1` };
  const { key, form, link } = await begin(at, { ...signUpForm(), ...details }, { headers });
  const call = { body: { session_key: key }, headers };
  const ask = async (by: "sms" | "whatsapp") => {
    const answer = await as(at).call(endpoints.resendPhoneCode, { ...call, body: { session_key: key, by } });
    await at.runJobs();
    return answer;
  };
  const poll = async () => (await as(at).call(endpoints.phoneVerifyStatus, call)).data;
  const verify = async (phone_otp: string) =>
    (await as(at).call(endpoints.verifyPhoneCode, { ...call, body: { session_key: key, phone_otp } })).status;
  await ask("whatsapp");
  return { key, link, number: form.phone_number, ask, poll, verify, message_id: at.whatsapp.newestId() };
}
const codeIn = (text = "") => /\d{6}/.exec(text)?.[0] ?? "";
const smsTo = (number: string) => app.sms.sent.filter(({ to }) => to === number);
async function failed(id: string) {
  expect(await report(id, "failed")).toBe(200);
  await app.runJobs();
}

describe("a code that Meta accepted and then reports as failed", () => {
  test("goes by SMS once, however often it is reported, and the page hears by which way", async () => {
    const asha = await signUp();
    expect(await asha.poll()).toMatchObject({ sent_by: "whatsapp", phone_verified: false });
    const reports = Array.from({ length: 5 }, () => report(asha.message_id, "failed"));
    expect(await Promise.all(reports)).toEqual(Array(5).fill(200));
    await app.runJobs();
    await failed(asha.message_id);
    const [sms, ...more] = smsTo(asha.number);
    expect([sms?.template, more]).toEqual(["code", []]);
    expect(await asha.poll()).toMatchObject({ sent_by: "sms", phone_verified: false });
    expect(codeIn(sms?.text)).toBe(codeIn(app.whatsapp.sent[0]?.text));
    expect(await asha.verify(codeIn(sms?.text))).toBe(200);
  });

  test("is confirmed to its owner by SMS too", async () => {
    const asha = await signUp();
    await failed(asha.message_id);
    await asha.verify(codeIn(smsTo(asha.number)[0]?.text));
    await app.runJobs();
    expect(smsTo(asha.number).map(({ template }) => template)).toEqual(["code", "confirmed"]);
  });

  test("goes by SMS even if the report comes before Meta's answer", async () => {
    app.whatsapp.beforeAnswer((id) => report(id, "failed"));
    const balbir = await signUp();
    expect(smsTo(balbir.number)).toHaveLength(1);
    await failed(balbir.message_id);
    expect(smsTo(balbir.number)).toHaveLength(1);
  });

  test("W9: stays where it is without Meta's signature, and for a message that nobody knows", async () => {
    const asha = await signUp();
    expect(await report(asha.message_id, "failed", app, "another")).toBe(401);
    await failed("wamid.unknown");
    expect([app.sms.sent, (await asha.poll()).sent_by]).toEqual([[], "whatsapp"]);
  });

  test.each(["delivered", "read"])("stays where it is once a device has %s it", async (status) => {
    const asha = await signUp();
    await report(asha.message_id, status);
    await failed(asha.message_id);
    expect([app.sms.sent, (await asha.poll()).sent_by]).toEqual([[], "whatsapp"]);
  });
});

test("a code that Meta refuses at once goes by SMS, and the page hears that too", async () => {
  app.whatsapp.failNext(new WhatsAppError(400, "131026"));
  const charan = await signUp();
  expect([smsTo(charan.number).length, (await charan.poll()).sent_by]).toEqual([1, "sms"]);
});

describe("a report that comes late", () => {
  test("sends nothing after the code has expired", async () => {
    const asha = await signUp();
    app.clock.pass({ minutes: 10 });
    await failed(asha.message_id);
    expect(app.sms.sent).toEqual([]);
  });

  test("sends nothing after the member asked for another code by hand", async () => {
    const asha = await signUp();
    app.clock.pass({ minutes: 2 });
    await asha.ask("sms");
    await failed(asha.message_id);
    expect(smsTo(asha.number)).toHaveLength(1);
    expect(await asha.verify(codeIn(smsTo(asha.number)[0]?.text))).toBe(200);
  });

  test("sends nothing after the number was verified by the code or by a message", async () => {
    const asha = await signUp();
    await asha.verify(codeIn(app.whatsapp.sent.at(-1)?.text));
    const balbir = await signUp();
    await sendWhatsApp(app, balbir.number, sentenceOf(balbir.link));
    await failed(asha.message_id);
    await failed(balbir.message_id);
    expect(app.sms.sent.filter(({ template }) => template === "code")).toEqual([]);
  });
});

describe("where no SMS may go", () => {
  test("a number that has had five codes by SMS today gets no sixth, and the page offers the other ways", async () => {
    const { phone_number } = signUpForm();
    for (let i = 0; i < 5; i += 1) await failed((await signUp({ phone_number })).message_id);
    const last = await signUp({ phone_number });
    await failed(last.message_id);
    expect(smsTo(phone_number)).toHaveLength(5);
    expect(await last.poll()).toMatchObject({ sent_by: "whatsapp", number_ways: ["whatsapp", "in_person"] });
  });

  test("no more codes go than SMS_MOST_A_DAY, however many fail at once", async () => {
    const people = [];
    for (let i = 0; i < 9; i += 1) people.push(await signUp());
    await Promise.all(people.map(({ message_id }) => report(message_id, "failed")));
    await app.runJobs();
    const ways = await Promise.all(people.map(async ({ poll }) => (await poll()).sent_by));
    expect([app.sms.sent.length, ways.filter((way) => way === "sms").length]).toEqual([6, 6]);
  });

  test("a country that is not served gets none", async () => {
    const ndola = await signUp({ phone_number: "+260955123456" });
    await failed(ndola.message_id);
    expect([app.sms.sent, (await ndola.poll()).sent_by]).toEqual([[], "whatsapp"]);
  });

  test("a service without a gateway goes on as before", async () => {
    const without = await createTestApp(areas, { env: { ...env, SMS_DRIVER: "none" } });
    try {
      const deepa = await signUp({}, without);
      expect(await report(deepa.message_id, "failed", without)).toBe(200);
      await without.runJobs();
      expect(await deepa.poll()).toMatchObject({
        sent_by: "whatsapp",
        number_ways: ["whatsapp", "in_person"],
      });
      expect(without.sms.sent).toEqual([]);
    } finally {
      await without.close();
    }
  });
});

describe("what is kept and told", () => {
  test("the answer to a page is the same for an unknown key and one without a code", async () => {
    const { key } = await begin(app);
    const ask = (session_key: string) => as(app).call(endpoints.phoneVerifyStatus, { body: { session_key } });
    const [unknown, waiting] = [await ask("x".repeat(43)), await ask(key)];
    expect([unknown.data, unknown.message]).toEqual([waiting.data, waiting.message]);
    expect(unknown.data.sent_by).toBeNull();
  });

  test("no answer, row or waiting job names the number or the code, and the rows are deleted after a day", async () => {
    const asha = await signUp();
    expect(await report(asha.message_id, "failed")).toBe(200);
    const rows = await app.deps.db.selectFrom("whatsapp_messages").selectAll().execute();
    const { rows: jobs } = await app.deps.pool.query("select * from graphile_worker._private_jobs");
    const told = JSON.stringify([rows, jobs, await asha.poll()]);
    const code = codeIn(app.whatsapp.sent.at(-1)?.text);
    for (const secret of [asha.number.slice(-10), asha.message_id, `"${code}`])
      expect(told).not.toContain(secret);
    expect(Object.keys(await asha.poll()).toSorted()).toEqual([
      "email_verified",
      "number_ways",
      "phone_verified",
      "sent_by",
    ]);
    app.clock.pass({ days: 1, minutes: 1 });
    await tidyPlatformJob.run(app.deps, {});
    expect(await app.deps.db.selectFrom("whatsapp_messages").selectAll().execute()).toEqual([]);
  });
});
