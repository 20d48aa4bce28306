import * as endpoints from "@sanjog/contract/accounts";
import { messages as english } from "@sanjog/i18n/en/monitoring";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { begin, signUpForm } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { watch } from "../monitoring/commands/watch.ts";
import type { MonitoringDeps } from "../monitoring/deps.ts";
import { WhatsAppError } from "../platform/adapters/cloud-whatsapp.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas, { env: { TRUST_PROXY: "1", SMS_MOST_A_DAY: "6" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  await app.runJobs();
  await app.deps.db.deleteFrom("sms_orders").execute();
  await app.deps.db.deleteFrom("asked_messages").execute();
  for (const { sent } of [app.mail, app.sms, app.whatsapp]) sent.length = 0;
});

/** Closes WhatsApp as an error code of Meta does. */
const closeWhatsApp = () =>
  app.deps.db
    .updateTable("whatsapp_standing")
    .set({ standing: "closed", reason: "368", until: new Date(app.clock.now().getTime() + 3_600_000) })
    .execute();
const openWhatsApp = () =>
  app.deps.db.updateTable("whatsapp_standing").set({ standing: "open", until: null }).execute();

let networks = 0;
/** Signs up from a network of its own. */
async function signUp(phone_number?: string) {
  networks += 1;
  const headers = { "x-forwarded-for": `10.${networks}.1.1` };
  const form = signUpForm(phone_number ? { phone_number } : {});
  const { key, answer } = await begin(app, form, { headers });
  const ask = (by: "sms" | "whatsapp" = "sms") =>
    as(app).call(endpoints.resendPhoneCode, { body: { session_key: key, by }, headers });
  const ways = async () =>
    (await as(app).call(endpoints.phoneVerifyStatus, { body: { session_key: key }, headers })).data
      .number_ways;
  return { key, ask, ways, offered: answer.data.number_ways, number: form.phone_number };
}
const smsTo = (number: string) => app.sms.sent.filter(({ to }) => to === number).length;

describe("one number", () => {
  test("gets five codes by SMS a day from all networks together, and WhatsApp at once after that", async () => {
    const { phone_number } = signUpForm();
    const ways: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const asha = await signUp(phone_number);
      const { data, message } = await asha.ask();
      ways.push(data.sent_by);
      if (i === 5) {
        expect(message).toBe("No SMS can go to this number just now, so we have sent the code by WhatsApp.");
        expect(data.number_ways).toEqual(["whatsapp", "in_person"]);
        expect(await asha.ways()).toEqual(["whatsapp", "in_person"]);
      }
    }
    await app.runJobs();
    expect(ways).toEqual([...Array(5).fill("sms"), "whatsapp"]);
    expect([smsTo(phone_number), app.whatsapp.sent.length]).toEqual([5, 1]);
    const another = await signUp();
    expect([another.offered, (await another.ask()).data.sent_by]).toEqual([
      ["whatsapp", "sms", "in_person"],
      "sms",
    ]);
    app.clock.pass({ days: 1 });
    expect((await (await signUp(phone_number)).ask()).data.sent_by).toBe("sms");
  });

  test("gets no more codes by SMS when Meta refuses those by WhatsApp", async () => {
    const { phone_number } = signUpForm();
    for (let i = 0; i < 5; i += 1) await (await signUp(phone_number)).ask();
    await (await signUp(phone_number)).ask("whatsapp");
    app.whatsapp.failNext(new WhatsAppError(400, "131026"));
    await app.runJobs();
    expect(smsTo(phone_number)).toBe(5);
  });

  test("of a country that is not served is offered the other ways", async () => {
    const ndola = await signUp("+260955123456");
    expect(ndola.offered).toEqual(["whatsapp", "in_person"]);
    expect((await ndola.ask()).data.sent_by).toBe("whatsapp");
    await app.runJobs();
    expect(app.sms.sent).toEqual([]);
  });
});

describe("when the SMS of the day are used up", () => {
  test("sign-ups are offered WhatsApp, and volunteers where that is closed, with a sentence", async () => {
    for (let i = 0; i < 6; i += 1) await (await signUp()).ask();
    const balbir = await signUp();
    expect(balbir.offered).toEqual(["whatsapp", "in_person"]);
    expect((await balbir.ask()).data).toMatchObject({
      sent_by: "whatsapp",
      number_ways: ["whatsapp", "in_person"],
    });
    await closeWhatsApp();
    try {
      const charan = await signUp();
      const refused = await charan.ask();
      expect([charan.offered, refused.status, await charan.ways()]).toEqual([
        ["in_person"],
        422,
        ["in_person"],
      ]);
      expect(refused.message).toContain("volunteers at the gurdwara can confirm the number");
    } finally {
      await openWhatsApp();
    }
    await app.runJobs();
    expect(app.sms.sent.length).toBe(6);
  });

  test("health, metrics and a mail tell the operators", async () => {
    const ready = async () => (await app.fastify.inject("/health/ready")).json();
    expect(await ready()).toMatchObject({ status: "ready", parts: { sms: "ok" } });
    for (let i = 0; i < 6; i += 1) await (await signUp()).ask();
    expect(await ready()).toMatchObject({ status: "ready", parts: { sms: "failing" } });
    const { values } = await app.deps.metrics.parts.get();
    expect(values.find(({ labels }) => labels.part === "sms")?.value).toBe(0);
    const deps = app.deps as MonitoringDeps;
    await watch(deps);
    app.clock.pass({ minutes: 5 });
    await watch(deps);
    await app.runJobs();
    const alert = app.mail.sent.find(({ text }) => text.includes(english.parts.sms_limit));
    expect(alert?.text).toContain("6 SMS within a day; SMS_MOST_A_DAY is 6.");
  });

  test("the notice of a verified number still goes, and counts", async () => {
    const deepa = await signUp();
    await deepa.ask();
    await app.runJobs();
    for (let i = 0; i < 5; i += 1) await (await signUp()).ask();
    const phone_otp = /\d{6}/.exec(app.sms.sent[0]?.text ?? "")?.[0] ?? "";
    const body = { session_key: deepa.key, phone_otp };
    expect((await as(app).call(endpoints.verifyPhoneCode, { body })).status).toBe(200);
    await app.runJobs();
    expect(smsTo(deepa.number)).toBe(2);
    const rows = await app.deps.db.selectFrom("sms_orders").select("template").execute();
    expect(rows.map(({ template }) => template).sort()).toEqual([...Array(6).fill("code"), "confirmed"]);
  });

  test("no more codes go than the setting allows, however many are asked for at once", async () => {
    const people = [];
    for (let i = 0; i < 12; i += 1) people.push(await signUp());
    const answers = await Promise.all(people.map(({ ask }) => ask()));
    await app.runJobs();
    const by = (way: string) => answers.filter(({ data }) => data?.sent_by === way).length;
    expect([by("sms"), by("whatsapp"), app.sms.sent.length]).toEqual([6, 6, 6]);
  });
});

test("a number is not stored readably with its SMS", async () => {
  const asha = await signUp();
  await asha.ask();
  const rows = await app.deps.db.selectFrom("sms_orders").selectAll().execute();
  expect([rows.length, JSON.stringify(rows).includes(asha.number.slice(-6))]).toEqual([1, false]);
});
