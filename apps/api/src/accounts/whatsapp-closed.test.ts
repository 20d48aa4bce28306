import * as endpoints from "@sanjog/contract/accounts";
import { messages as english } from "@sanjog/i18n/en/monitoring";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { begin, sendWhatsApp, sentenceOf } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { WhatsAppError } from "../platform/adapters/cloud-whatsapp.ts";
import { webhook_path, whatsappSignature } from "../platform/http/whatsapp-webhook.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas, { env: { WHATSAPP_APP_SECRET: "secret" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  await app.deps.db.deleteFrom("whatsapp_standing").execute();
  await app.runJobs();
  await app.deps.db.deleteFrom("operator_notices").execute();
  for (const { sent } of [app.mail, app.sms, app.whatsapp]) sent.length = 0;
  app.clock.pass({ minutes: 10 });
});

const seconds = () => Math.floor(app.clock.now().getTime() / 1_000);
async function tell(field: string, value: object, time = seconds(), secret = "secret") {
  const payload = JSON.stringify({ entry: [{ id: "1", time, changes: [{ field, value }] }] });
  const headers = {
    "content-type": "application/json",
    "x-hub-signature-256": whatsappSignature(payload, secret),
  };
  return (await app.fastify.inject({ method: "POST", url: webhook_path, headers, payload })).statusCode;
}
const ban = (waba_ban_state: string, time?: number) =>
  tell("account_update", { event: "DISABLED_UPDATE", ban_info: { waba_ban_state } }, time);
const stateOf = async (session_key: string) =>
  (await as(app).call(endpoints.verificationState, { body: { session_key } })).data;
const waysOf = async (session_key: string) => (await stateOf(session_key)).number_ways;
const ask = (session_key: string, by?: "whatsapp" | "sms") =>
  as(app).call(endpoints.resendPhoneCode, { body: { session_key, ...(by && { by }) } });
const alerts = () => app.mail.sent.filter(({ to }) => to === "officer@sanjog.test");
const ready = async () => (await app.fastify.inject("/health/ready")).json();

describe("when Meta disables the account", () => {
  test("the signed webhook is heard: sign-up offers SMS at once, health says so, and operators are mailed once", async () => {
    const { key } = await begin(app);
    expect((await stateOf(key)).whatsapp_link).not.toBeNull();
    expect(await Promise.all([ban("DISABLE"), ban("DISABLE"), ban("DISABLE")])).toEqual([200, 200, 200]);
    expect(await stateOf(key)).toMatchObject({ number_ways: ["sms", "in_person"], whatsapp_link: null });
    expect((await ask(key, "whatsapp")).data.sent_by).toBe("sms");
    expect(await ready()).toMatchObject({ status: "ready", parts: { whatsapp: "failing" } });
    const { values } = await app.deps.metrics.parts.get();
    expect(values.find(({ labels }) => labels.part === "whatsapp")?.value).toBe(0);
    await app.runJobs();
    const [alert, ...more] = alerts();
    expect([alert?.text.includes(english.parts.whatsapp_standing), more]).toEqual([true, []]);
    expect(alert?.text).toContain("Meta says DISABLE: WhatsApp is closed.");
    expect((await begin(app)).answer.data?.number_ways).toEqual(["sms", "in_person"]);
  });

  test("members stay verified, and reinstatement opens WhatsApp again, in whatever order the news arrives", async () => {
    const { key, form, link } = await begin(app);
    await sendWhatsApp(app, form.phone_number, sentenceOf(link));
    const began = seconds();
    await ban("DISABLE", began);
    expect((await stateOf(key)).phone_verified).toBe(true);
    await ban("REINSTATE", began + 2);
    await ban("DISABLE", began);
    const other = await begin(app);
    expect(await waysOf(other.key)).toEqual(["sms", "in_person"]);
    app.clock.pass({ seconds: 2 });
    await ban("REINSTATE");
    expect(await waysOf(other.key)).toEqual(["whatsapp", "sms", "in_person"]);
    await ban("DISABLE", began);
    expect(await waysOf(other.key)).toContain("whatsapp");
    expect((await ready()).parts.whatsapp).toBe("ok");
  });

  test("news whose time is in milliseconds is heard, and an old one changes nothing", async () => {
    const { key } = await begin(app);
    const began = seconds() * 1_000;
    await ban("DISABLE", began);
    expect(await waysOf(key)).not.toContain("whatsapp");
    app.clock.pass({ seconds: 2 });
    await ban("REINSTATE");
    await ban("DISABLE", began);
    expect(await waysOf(key)).toContain("whatsapp");
  });

  test("W9: a request without Meta's signature closes nothing", async () => {
    const { key } = await begin(app);
    const value = { event: "DISABLED_UPDATE", ban_info: { waba_ban_state: "DISABLE" } };
    expect(await tell("account_update", value, seconds(), "another")).toBe(401);
    expect(await waysOf(key)).toContain("whatsapp");
  });

  test("a restriction of messages closes until its end, and a warning closes nothing", async () => {
    const { key } = await begin(app);
    await tell("account_update", { event: "ACCOUNT_VIOLATION", violation_info: { violation_type: "SCAM" } });
    await tell("phone_number_quality_update", { event: "FLAGGED", display_phone_number: "911140001234" });
    expect(await waysOf(key)).toContain("whatsapp");
    const expiration = seconds() + 3_600;
    const restriction_info = [{ restriction_type: "RESTRICTED_BIZ_INITIATED_MESSAGING", expiration }];
    await tell("account_update", { event: "ACCOUNT_RESTRICTION", restriction_info });
    expect((await begin(app)).answer.data?.number_ways).not.toContain("whatsapp");
    app.clock.pass({ hours: 1 });
    expect((await begin(app)).answer.data?.number_ways).toContain("whatsapp");
  });

  test("the status of a message that failed by policy is heard too; one without WhatsApp on its number is not", async () => {
    const { key } = await begin(app);
    const status = (code: number) => ({
      statuses: [{ id: "wamid.1", status: "failed", errors: [{ code }] }],
    });
    await tell("messages", status(131026));
    expect(await waysOf(key)).toContain("whatsapp");
    await tell("messages", status(131031));
    expect(await waysOf(key)).not.toContain("whatsapp");
  });
});

describe("a message that Meta refuses", () => {
  test.each(["368", "131031"])(
    "with %s goes by SMS with the same code, once, and closes WhatsApp",
    async (code) => {
      const { key, form } = await begin(app);
      await ask(key, "whatsapp");
      app.whatsapp.failNext(new WhatsAppError(400, code));
      await app.runJobs();
      await app.runJobs();
      const [message, ...more] = app.sms.sent;
      expect([message?.to, more, app.whatsapp.sent]).toEqual([form.phone_number, [], []]);
      expect(await waysOf(key)).toEqual(["sms", "in_person"]);
      expect(alerts()).toHaveLength(1);
      const phone_otp = /\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
      const verified = await as(app).call(endpoints.verifyPhoneCode, {
        body: { session_key: key, phone_otp },
      });
      expect(verified.data.phone_verified).toBe(true);
    },
  );

  test("because the number has no WhatsApp goes by SMS, and WhatsApp stays open", async () => {
    const { key } = await begin(app);
    await ask(key, "whatsapp");
    app.whatsapp.failNext(new WhatsAppError(400, "131026"));
    await app.runJobs();
    expect([app.sms.sent.length, (await waysOf(key))[0]]).toEqual([1, "whatsapp"]);
  });

  test("because of an outage stays in the queue, and nothing is sent twice", async () => {
    const { key } = await begin(app);
    await ask(key, "whatsapp");
    app.whatsapp.failNext(new TypeError("fetch failed"));
    await app.runJobs();
    expect([app.sms.sent, app.whatsapp.sent]).toEqual([[], []]);
    await app.deps.pool.query("update graphile_worker._private_jobs set run_at = now()");
    await app.runJobs();
    expect([app.sms.sent.length, app.whatsapp.sent.length]).toEqual([0, 1]);
  });

  test("opens the way again after an hour, and closes it again where Meta still refuses", async () => {
    const { key } = await begin(app);
    await ask(key, "whatsapp");
    app.whatsapp.failNext(new WhatsAppError(400, "368"));
    await app.runJobs();
    app.clock.pass({ hours: 1 });
    const later = await begin(app);
    expect(await waysOf(later.key)).toContain("whatsapp");
    await ask(later.key, "whatsapp");
    app.whatsapp.failNext(new WhatsAppError(400, "368"));
    await app.runJobs();
    expect([await waysOf(later.key), app.sms.sent.length]).toEqual([["sms", "in_person"], 2]);
  });
});

describe("without a gateway", () => {
  test("volunteers are offered, the queue keeps what it has, and a sign-up from a busy network may go on by e-mail", async () => {
    const without = await createTestApp(areas, {
      env: { SMS_DRIVER: "none", WHATSAPP_APP_SECRET: "secret" },
    });
    try {
      const { key } = await begin(without);
      const send = (by: "whatsapp") =>
        as(without).call(endpoints.resendPhoneCode, { body: { session_key: key, by } });
      await send("whatsapp");
      without.whatsapp.failNext(new WhatsAppError(400, "368"));
      await without.runJobs();
      const { rows } = await without.deps.pool.query(
        "select 1 from graphile_worker.jobs where task_identifier = 'whatsapp'",
      );
      expect(rows).toHaveLength(1);
      without.clock.pass({ minutes: 3 });
      const refused = await send("whatsapp");
      expect([refused.status, refused.message]).toEqual([
        422,
        "No code can be sent to this number just now. Your email is enough to go on, and volunteers at the gurdwara can confirm the number when they meet you.",
      ]);
      await without.deps.db.updateTable("verifications").set({ number_first: true }).execute();
      const mailed = await as(without).call(endpoints.resendEmailCode, { body: { session_key: key } });
      expect(mailed.status).toBe(200);
    } finally {
      await without.close();
    }
  });
});
