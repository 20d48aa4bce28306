import * as endpoints from "@sanjog/contract/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { begin, signUpForm } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas, { env: { TRUST_PROXY: "1" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  app.sms.sent.length = 0;
  app.whatsapp.sent.length = 0;
});

const ask = (session_key: string, by: "whatsapp" | "sms") =>
  as(app).call(endpoints.resendPhoneCode, { body: { session_key, by } });
const verify = (session_key: string, phone_otp: string) =>
  as(app).call(endpoints.verifyPhoneCode, { body: { session_key, phone_otp } });
const codeIn = (text = "") => /\d{6}/.exec(text)?.[0] ?? "";
const textsTo = (number: string) => app.sms.sent.filter(({ to }) => to === number).map(({ text }) => text);

describe("a code by SMS", () => {
  test("goes to the number alone, verifies it once, and its owner is told by SMS how to object", async () => {
    const { key, form } = await begin(app);
    expect((await ask(key, "sms")).data).toMatchObject({ resend_wait_seconds: 120, sent_by: "sms" });
    await app.runJobs();
    const number = form.phone_number;
    const [text] = textsTo(number);
    expect([app.sms.sent.length, app.whatsapp.sent]).toEqual([1, []]);
    expect(text).toMatch(/^\d{6} is your Sanjog code\./);
    const code = codeIn(text);
    expect((await verify(key, code)).data).toEqual({ email_verified: false, phone_verified: true });
    expect((await verify(key, code)).status).toBe(422);
    await app.runJobs();
    expect(app.whatsapp.sent).toEqual([]);
    expect(textsTo(number)[1]).toContain("Was it not you? Please call");
  });

  test("and a code by WhatsApp are one code: a new one ends the old one, and wrong tries add up", async () => {
    const { key, form } = await begin(app);
    await ask(key, "whatsapp");
    await app.runJobs();
    const first = codeIn(app.whatsapp.sent[0]?.text);
    app.clock.pass({ minutes: 2 });
    await ask(key, "sms");
    await app.runJobs();
    const second = codeIn(textsTo(form.phone_number)[0]);
    if (first !== second) expect((await verify(key, first)).errors).toHaveProperty("phone_otp");
    for (let i = 0; i < 4; i += 1) await verify(key, second === "111111" ? "222222" : "111111");
    expect((await verify(key, second)).status).toBe(422);
    app.clock.pass({ minutes: 2 });
    await ask(key, "whatsapp");
    await app.runJobs();
    const third = codeIn(app.whatsapp.sent.at(-1)?.text);
    for (let i = 0; i < 5; i += 1) await verify(key, third === "111111" ? "222222" : "111111");
    app.clock.pass({ minutes: 2 });
    await ask(key, "sms");
    await app.runJobs();
    const last = await verify(key, codeIn(textsTo(form.phone_number).at(-1)));
    expect(last.message).toBe("That was too many wrong codes. Please ask for a new one.");
  });

  test("W8: shares the wait of two minutes and the limits per sign-up with WhatsApp", async () => {
    const { key } = await begin(app);
    expect((await ask(key, "whatsapp")).status).toBe(200);
    expect((await ask(key, "sms")).status).toBe(429);
    for (const by of ["sms", "whatsapp", "sms", "whatsapp"] as const) {
      app.clock.pass({ minutes: 2 });
      expect((await ask(key, by)).status).toBe(200);
    }
    app.clock.pass({ minutes: 2 });
    expect([(await ask(key, "sms")).status, (await ask(key, "whatsapp")).status]).toEqual([429, 429]);
  });

  test("shares the limits per number with WhatsApp, for all sign-ups of that number together", async () => {
    const { phone_number } = signUpForm();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const headers = { "x-forwarded-for": `10.9.${i}.1` };
      const { key } = await begin(app, signUpForm({ phone_number }), { headers });
      await app.forgetLimits();
      const body = { session_key: key, by: i % 2 === 0 ? ("sms" as const) : ("whatsapp" as const) };
      const answer = await as(app).call(endpoints.resendPhoneCode, { body, headers });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test("gets the same answer for a number that other members have verified", async () => {
    const taken = await begin(app);
    await ask(taken.key, "sms");
    await app.runJobs();
    await verify(taken.key, codeIn(textsTo(taken.form.phone_number)[0]));
    await app.forgetLimits();
    const again = await begin(app, signUpForm({ phone_number: taken.form.phone_number }));
    const fresh = await begin(app);
    app.clock.pass({ minutes: 2 });
    const answers = [await ask(again.key, "sms"), await ask(fresh.key, "sms")];
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect(answers[0]?.message).toBe(answers[1]?.message);
    const states = await Promise.all(
      [again, fresh].map(async ({ key }) => {
        const { data } = await as(app).call(endpoints.verificationState, { body: { session_key: key } });
        return Object.keys(data).toSorted();
      }),
    );
    expect(states[0]).toEqual(states[1]);
  });

  test("does not answer with a code, and the database holds none", async () => {
    const { key, form } = await begin(app);
    const answer = await ask(key, "sms");
    await app.runJobs();
    const code = codeIn(textsTo(form.phone_number)[0]);
    const rows = await app.deps.db.selectFrom("sms_messages").selectAll().execute();
    expect(JSON.stringify([answer.bytes.toString(), rows])).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(form.phone_number.slice(-6));
  });
});

test("with SMS first a sign-up from a busy network is offered WhatsApp, as it gets no code before, and SMS where WhatsApp is closed", async () => {
  const sms_first = await createTestApp(areas, { env: { NUMBER_WAYS: "sms,whatsapp,in_person" } });
  try {
    const { key, answer } = await begin(sms_first);
    expect(answer.data?.number_ways).toEqual(["sms", "whatsapp", "in_person"]);
    await sms_first.deps.db.updateTable("verifications").set({ number_first: true }).execute();
    const body = { session_key: key };
    const ways = async () => [
      (await as(sms_first).call(endpoints.verificationState, { body })).data.number_ways,
      (await as(sms_first).call(endpoints.phoneVerifyStatus, { body })).data.number_ways,
    ];
    expect(await ways()).toEqual(Array(2).fill(["whatsapp", "in_person"]));
    expect((await as(sms_first).call(endpoints.resendPhoneCode, { body })).status).toBe(422);
    const closed = { standing: "closed", about: "account", reason: "368" } as const;
    await sms_first.deps.db.updateTable("whatsapp_standing").set(closed).execute();
    expect(await ways()).toEqual(Array(2).fill(["sms", "in_person"]));
    expect((await as(sms_first).call(endpoints.resendPhoneCode, { body })).data.sent_by).toBe("sms");
  } finally {
    await sms_first.close();
  }
});

test("without a gateway the ways are WhatsApp and volunteers, and a code asked for by SMS comes by WhatsApp", async () => {
  const without = await createTestApp(areas, { env: { SMS_DRIVER: "none" } });
  try {
    const { key, answer } = await begin(without);
    expect(answer.data?.number_ways).toEqual(["whatsapp", "in_person"]);
    const asked = await as(without).call(endpoints.resendPhoneCode, {
      body: { session_key: key, by: "sms" },
    });
    expect(asked.data.sent_by).toBe("whatsapp");
    await without.runJobs();
    expect([without.sms.sent.length, without.whatsapp.sent.length]).toEqual([0, 1]);
  } finally {
    await without.close();
  }
});
