import * as endpoints from "@sanjog/contract/accounts";
import { wrong_tries_per_address_and_day } from "@sanjog/domain/accounts/verification";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { as } from "../support/caller.ts";
import { createKeptLog } from "../support/kept-log.ts";
import { patience_ms } from "../support/long-form.ts";
import { begin, mailedCode, sendWhatsApp, sentenceOf, signUpForm } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
const { log } = createKeptLog("trace");
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ log }) });
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

const mailsTo = (address: string) => app.mail.sent.filter(({ to }) => to === address);
describe("I4: automated sign-ups", () => {
  const register = (details: object, remoteAddress = "198.51.100.1") =>
    app.fastify.inject({
      method: "POST",
      url: "/backend/api/auth/register",
      remoteAddress,
      payload: { ...signUpForm(), ...details },
    });

  test("are sent to the phone check after five in half an hour, from any address of a /64", async () => {
    const from = (i: number) => `2001:db8:1:2:${i.toString(16)}::1`;
    const codeOf = async (ip: string) => (await register({}, ip)).json().data.email_code;
    for (let i = 0; i < 5; i += 1) expect(await codeOf(from(i))).toBe("sent");
    const form = signUpForm();
    const sixth = await register(form, from(99));
    const { session_key, whatsapp_link, email_code } = sixth.json().data;
    expect([sixth.statusCode, email_code]).toEqual([200, "after_number"]);
    const body = { session_key };
    for (const endpoint of [endpoints.resendEmailCode, endpoints.resendPhoneCode])
      expect((await as(app).call(endpoint, { body })).message).toContain("verify your number first");
    await app.runJobs();
    expect(mailsTo(form.email)).toEqual([]);
    expect(await codeOf("2001:db8:1:3::1")).toBe("sent");
    await sendWhatsApp(app, form.phone_number, sentenceOf(whatsapp_link));
    expect((await as(app).call(endpoints.resendEmailCode, { body })).status).toBe(200);
    const email_otp = await mailedCode(app, form.email);
    const verified = await as(app).call(endpoints.verifyEmailCode, { body: { ...body, email_otp } });
    expect(verified.data).toEqual({ email_verified: true, phone_verified: true });
  });

  test("are refused far above that limit; an invalid form does not count", async () => {
    const statuses = [];
    for (let i = 0; i < 101; i += 1) statuses.push((await register({}, "198.51.100.8")).statusCode);
    expect(statuses.slice(0, 100).every((status) => status === 200)).toBe(true);
    expect(statuses[100]).toBe(429);
    for (let i = 0; i < 8; i += 1) await register({ phone_number: "+9199999999" }, "198.51.100.9");
    expect((await register({}, "198.51.100.9")).json().data.email_code).toBe("sent");
  });

  test("are refused and create nothing when the hidden field is filled or the form is sent too quickly", async () => {
    const count = async () => (await app.deps.db.selectFrom("verifications").select("id").execute()).length;
    const before = await count();
    for (const details of [
      { website: "https://spam.example" },
      { form_seconds: 0.4 },
      { form_seconds: -1 },
      { form_seconds: undefined },
    ]) {
      const answer = await register(details);
      expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining("once more")]);
    }
    expect(await count()).toBe(before);
    expect((await register({ website: "", form_seconds: 41 })).statusCode).toBe(200);
  });
});

test("I6: ten wrong codes end a sign-up, and twenty block an address for a day across all sign-ups", async () => {
  const email = "guessed@example.com";
  const verify = (session_key: string, email_otp: string) =>
    as(app).call(endpoints.verifyEmailCode, { body: { session_key, email_otp } });
  let looked_at = 0;
  for (let sign_up = 0; sign_up < 4; sign_up += 1) {
    const { key } = await begin(app, signUpForm({ email }));
    for (let sent = 0; sent < 3; sent += 1) {
      const code = await mailedCode(app, email);
      await app.forgetLimits();
      for (let i = 1; i <= 6; i += 1) {
        const wrong = String((Number(code) + i) % 1_000_000).padStart(6, "0");
        if ((await verify(key, wrong)).errors?.email_otp) looked_at += 1;
      }
      app.clock.pass({ minutes: 16 });
      await as(app).call(endpoints.resendEmailCode, { body: { session_key: key } });
    }
    expect(looked_at).toBe(Math.min(10 * (sign_up + 1), wrong_tries_per_address_and_day));
  }
});
