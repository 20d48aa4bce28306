import * as endpoints from "@sanjog/contract/accounts";
import { messages_per_hour } from "@sanjog/domain/accounts/message-quotas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember } from "../../test/support/people.ts";
import {
  begin,
  cookiesOf,
  good_password,
  mailedCode,
  sendWhatsApp,
  signUpForm,
} from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { accountsArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([accountsArea], { env: { TRUST_PROXY: "1" } });
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

const from = (ip: string, headers = {}) => ({ headers: { "x-forwarded-for": ip, ...headers } });
const signUpFrom = async (ip: string, email: string) => {
  await app.forgetLimits();
  return begin(app, signUpForm({ email }), from(ip));
};
const forgot = async (email_or_phone: string, ip = "203.0.113.1", headers = {}) => {
  await app.forgetLimits();
  return as(app).call(endpoints.forgotPassword, { body: { email_or_phone }, ...from(ip, headers) });
};
const verify = (session_key: string, email_otp: string) =>
  as(app).call(endpoints.verifyEmailCode, { body: { session_key, email_otp } });
const subjectsTo = async (email: string) => {
  await app.runJobs();
  return app.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const link_subject = "Choose a new password";

describe("I8: strangers cannot use up a member's mail quota", () => {
  test("fourteen sign-ups with a member's address send one note a day, and the member still receives a reset link", async () => {
    const asha = await createMember(app, "Asha");
    for (let i = 0; i < 14; i += 1) {
      await signUpFrom(`198.51.${i}.1`, asha.email);
      app.clock.pass({ minutes: 13 });
    }
    expect(await subjectsTo(asha.email)).toEqual(["About your account"]);
    expect((await forgot(asha.email)).status).toBe(200);
    expect(await subjectsTo(asha.email)).toEqual(["About your account", link_subject]);
    app.clock.pass({ days: 1 });
    await signUpFrom("198.51.100.1", asha.email);
    expect((await subjectsTo(asha.email)).filter((subject) => subject === "About your account")).toHaveLength(
      2,
    );
  });

  test("links requested by strangers leave the owner one link an hour, and one from a known browser", async () => {
    const balbir = await createMember(app, "Balbir");
    const login = await as(app).call(endpoints.login, {
      body: { email_or_phone: balbir.email, password: good_password },
    });
    const known = cookiesOf(login.headers);
    for (let i = 0; i < 20; i += 1) {
      await forgot(balbir.email, `198.51.${i}.1`);
      app.clock.pass({ minutes: 5 });
    }
    const links = async () =>
      (await subjectsTo(balbir.email)).filter((subject) => subject === link_subject).length;
    const before = await links();
    const stranger = await forgot(balbir.email, "198.51.100.1");
    expect([stranger.status, await links()]).toEqual([429, before]);
    expect((await forgot(balbir.email, "203.0.113.1", { cookie: known })).status).toBe(200);
    expect(await links()).toBe(before + 1);
    app.clock.pass({ hours: 1 });
    expect((await forgot(balbir.email)).status).toBe(200);
    expect(await links()).toBe(before + 2);
  });

  test("W4: an early request gets an error with the waiting time, whether or not the address has an account", async () => {
    const charan = await createMember(app, "Charan");
    await forgot(charan.email);
    await forgot("nobody.here@example.com");
    app.clock.pass({ seconds: 30 });
    const [known, unknown] = [await forgot(charan.email), await forgot("nobody.here@example.com")];
    expect([known.status, known.message, known.headers["retry-after"]]).toEqual([
      unknown.status,
      unknown.message,
      unknown.headers["retry-after"],
    ]);
    expect([known.status, known.headers["retry-after"]]).toEqual([429, "90"]);
    expect(known.message).toContain("in 2 min");
  });

  test("W4: a network waits after the same number of requests during a flood of links, whether or not the addresses have accounts", async () => {
    await app.deps.pool.query(
      "insert into asked_messages (address_hash, asked_at, kind) select $1, $2, 'link' from generate_series(1, $3)",
      [Buffer.alloc(32), app.deps.now(), messages_per_hour.link],
    );
    const members = [];
    for (const name of ["Asha", "Balbir", "Charan", "Deepa"]) members.push(await createMember(app, name));
    const known = [];
    for (const { email } of members) known.push((await forgot(email, "198.51.100.1")).status);
    const unknown = [];
    for (const { email } of members) unknown.push((await forgot(`no-${email}`, "192.0.2.1")).status);
    expect([known, unknown]).toEqual([
      [200, 200, 200, 429],
      [200, 200, 200, 429],
    ]);
  });

  test("W4: “reset” on WhatsApp returns a link right after a mailed one, and an explanation after five", async () => {
    const deepa = await createMember(app, "Deepa");
    await forgot(deepa.email);
    const reset = () => sendWhatsApp(app, deepa.phone_number, "reset");
    for (let i = 0; i < 5; i += 1) expect(await reset()).toContain("token=");
    const sixth = await reset();
    expect(sixth).not.toContain("token=");
    expect(sixth).toContain("several times");
  });
});

describe("I8: every sign-up of an address has its own code", () => {
  test("W5: two concurrent sign-ups get one code each, and each code verifies only its own sign-up", async () => {
    const email = "two.at.once@example.com";
    const first = await signUpFrom("198.51.100.1", email);
    const first_code = await mailedCode(app, email);
    const second = await signUpFrom("198.51.100.1", email);
    const second_code = await mailedCode(app, email);
    expect(await subjectsTo(email)).toHaveLength(2);
    if (first_code !== second_code) expect((await verify(first.key, second_code)).status).toBe(422);
    expect((await verify(first.key, first_code)).status).toBe(200);
    expect((await verify(second.key, second_code)).status).toBe(422);
  });

  test("one network uses up its quota while another still gets a code, and a total limit applies to all", async () => {
    const email = "wanted@example.com";
    const codes = async () => (await subjectsTo(email)).length;
    for (let i = 0; i < 8; i += 1) await signUpFrom(`198.51.100.${i}`, email);
    expect(await codes()).toBe(5);
    const newcomer = await signUpFrom("203.0.113.1", email);
    expect(newcomer.answer.data.email_code).toBe("sent");
    expect((await verify(newcomer.key, await mailedCode(app, email))).status).toBe(200);
    for (let i = 0; i < 60; i += 1) {
      await signUpFrom(`192.0.${i}.1`, email);
      app.clock.pass({ minutes: 20 });
    }
    expect(await codes()).toBeLessThanOrEqual(30);
  });

  test("the response says when no code was sent, and a wrong code gets the same error", async () => {
    const email = "held.back@example.com";
    const sign_ups = [];
    for (let i = 0; i < 6; i += 1) sign_ups.push(await signUpFrom("198.51.100.1", email));
    const [sent, held_back] = [sign_ups[0], sign_ups[5]];
    expect(sent?.answer.data).toMatchObject({ email_code: "sent", resend_wait_seconds: 120 });
    expect(held_back?.answer.data).toMatchObject({ email_code: "held_back", resend_wait_seconds: 3_600 });
    const state = await as(app).call(endpoints.verificationState, {
      body: { session_key: held_back?.key ?? "" },
      ...from("198.51.100.1"),
    });
    expect(state.data).toMatchObject({ email_code: "held_back" });
    const code = await mailedCode(app, email);
    const wrong = code === "123456" ? "654321" : "123456";
    const answers = [await verify(sent?.key ?? "", wrong), await verify(held_back?.key ?? "", wrong)];
    expect(answers[0]?.errors).toHaveProperty("email_otp");
    const seen = answers.map(({ status, message, errors }) => ({ status, message, errors }));
    expect(seen[0]).toEqual(seen[1]);
  });
});
