import * as endpoints from "@sanjog/contract/accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import {
  begin,
  cookiesOf,
  good_password,
  mailedCode,
  sendWhatsApp,
  sentenceOf,
  signUp,
  signUpForm,
} from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { tokenHash } from "../platform/crypto/secrets.ts";
import { tidyAccountsJob } from "./jobs/tidy-accounts.ts";
import { accountsArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([accountsArea]);
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

const verifyEmail = (key: string, email_otp: string, headers = {}) =>
  as(app).call(endpoints.verifyEmailCode, { body: { session_key: key, email_otp }, headers });
const finish = (key: string, cookie: string) =>
  as(app).call(endpoints.verifyUser, { body: { session_key: key }, headers: { cookie } });
const statusOf = (key: string) => as(app).call(endpoints.phoneVerifyStatus, { body: { session_key: key } });
const membersWith = (email: string) =>
  app.deps.db.selectFrom("members").where("email", "=", email).selectAll().execute();

/** Signs up as Asha and verifies the given addresses. */
async function signedUp(verify: { email?: boolean; phone?: boolean }, form = signUpForm()) {
  const begun = await begin(app, form);
  if (verify.email) await verifyEmail(begun.key, await mailedCode(app, form.email));
  if (verify.phone) await sendWhatsApp(app, form.phone_number, sentenceOf(begun.link));
  return begun;
}

async function member(form = signUpForm()) {
  return { form, token: (await signUp(app, form)).token };
}

test("I1: a known address gets the same response as a new one, and its owner gets a mail", async () => {
  const { form } = await member();
  app.clock.pass({ minutes: 5 });
  const known = await begin(app, signUpForm({ email: form.email }));
  const fresh = await begin(app, signUpForm());
  const shape = (begun: typeof known) => ({
    status: begun.answer.status,
    message: begun.answer.message,
    keys: Object.keys(begun.answer.data).sort(),
    headers: Object.keys(begun.answer.headers).sort(),
    wait: begun.answer.data.resend_wait_seconds,
    verified: [begun.answer.data.email_verified, begun.answer.data.phone_verified],
  });
  expect(shape(known)).toEqual(shape(fresh));
  expect(known.answer.status).toBe(200);
  await app.runJobs();
  expect(app.mail.sent.filter(({ to }) => to === form.email).at(-1)?.subject).toBe("About your account");
  const guesses = ["000000", "111111", "222222"].map((code) => verifyEmail(known.key, code));
  for (const guess of await Promise.all(guesses)) expect(guess.status).toBe(422);
  expect(await membersWith(form.email)).toHaveLength(1);
});

test("no account is created while nothing is verified", async () => {
  const { form, key, cookie } = await signedUp({});
  expect((await statusOf(key)).data).toMatchObject({ email_verified: false, phone_verified: false });
  expect((await finish(key, cookie)).status).toBe(422);
  expect(await membersWith(form.email)).toHaveLength(0);
});

test.each([
  { email: true, phone: false },
  { email: false, phone: true },
  { email: true, phone: true },
])("only verified addresses are login names: email $email, number $phone", async (verify) => {
  const { form, key, cookie } = await signedUp(verify);
  const verified = { email_verified: verify.email, phone_verified: verify.phone };
  expect((await statusOf(key)).data).toMatchObject(verified);
  const finished = await finish(key, cookie);
  expect(finished.status).toBe(200);
  const user = await as(app, { token: finished.data.token }).call(endpoints.loadUser);
  const addresses = { email: form.email, phone_number: form.phone_number };
  expect(user.data).toMatchObject({ ...addresses, ...verified, profile_status: 0, profile_details: null });
  for (const [name, works] of [
    [form.email, verify.email],
    [form.phone_number, verify.phone],
  ] as const) {
    const login = await as(app).call(endpoints.login, {
      body: { email_or_phone: name, password: good_password },
    });
    expect(login.status).toBe(works ? 200 : 422);
  }
});

test("a skipped address can be verified from inside the account", async () => {
  const { form, key, cookie } = await signedUp({ phone: true });
  const { data } = await finish(key, cookie);
  app.clock.pass({ minutes: 3 });
  const asha = as(app, { token: data.token });
  const begun = await asha.call(endpoints.changeAccount, { body: { email: form.email } });
  const verified = await verifyEmail(begun.data.session_key ?? "", await mailedCode(app, form.email));
  expect(verified.data).toEqual({ email_verified: true, phone_verified: true });
  expect((await asha.call(endpoints.loadUser)).data.email_verified).toBe(true);
});

test("a skipped address can be verified later with the same key", async () => {
  const { form, key, cookie, link } = await signedUp({ email: true });
  const { data } = await finish(key, cookie);
  await sendWhatsApp(app, form.phone_number, sentenceOf(link));
  const user = await as(app, { token: data.token }).call(endpoints.loadUser);
  expect(user.data.phone_verified).toBe(true);
});

test("the consents of sign-up are recorded with version and language", async () => {
  const { form } = await member();
  const [row] = await membersWith(form.email);
  const given = await app.deps.db
    .selectFrom("consents")
    .where("member_id", "=", row?.id ?? "")
    .select(["document", "version", "locale"])
    .execute();
  expect(given.map(({ document }) => document).sort()).toEqual([
    "privacy_policy",
    "seeks_marriage",
    "statements_true",
    "terms",
  ]);
  expect(given.every(({ version, locale }) => version !== "" && locale === "en")).toBe(true);
});

test("I17: the key alone, a second use, or another browser creates no session", async () => {
  const { key, cookie } = await signedUp({ email: true, phone: true });
  expect((await finish(key, "")).status).toBe(422);
  const other = await begin(app);
  expect((await finish(key, other.cookie)).status).toBe(422);
  const first = await finish(key, cookie);
  expect(first.status).toBe(200);
  expect(first.data.token).toMatch(/^[\w-]{43}$/);
  expect((await finish(key, cookie)).status).toBe(422);
});

test("I17: a key expires after an hour", async () => {
  const { key, cookie } = await signedUp({ email: true });
  app.clock.pass({ minutes: 61 });
  expect((await finish(key, cookie)).status).toBe(422);
});

test("I2: signing up first with a stranger's address gives no access once its owner verifies it", async () => {
  const email = "victim@example.com";
  const attacker = await begin(app, signUpForm({ email }));
  app.clock.pass({ minutes: 3 });
  const owner = await begin(app, signUpForm({ email }));
  expect((await verifyEmail(owner.key, await mailedCode(app, email))).status).toBe(200);
  expect((await finish(owner.key, owner.cookie)).status).toBe(200);
  expect((await finish(attacker.key, attacker.cookie)).status).toBe(422);
  expect((await verifyEmail(attacker.key, "123456")).status).toBe(422);
  app.clock.pass({ minutes: 3 });
  const resent = await as(app).call(endpoints.resendEmailCode, { body: { session_key: attacker.key } });
  expect(resent.status).toBe(422);
});

test("I3: concurrent sign-ups with one address create one member", async () => {
  const email = "crowd@example.com";
  const begun = [];
  for (let i = 0; i < 4; i += 1) {
    await app.forgetLimits();
    const one = await begin(app, signUpForm({ email: i % 2 ? email.toUpperCase() : email }));
    begun.push({ ...one, code: await mailedCode(app, email) });
    app.clock.pass({ minutes: 3 });
  }
  await Promise.all(begun.map(({ key, code }) => verifyEmail(key, code)));
  const done = await Promise.all(begun.map(({ key, cookie }) => finish(key, cookie)));
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await membersWith(email)).toHaveLength(1);
});

test("I6: only five of two hundred concurrent guesses are checked, and a resend gives no new tries", async () => {
  const { form, key } = await begin(app);
  const code = await mailedCode(app, form.email);
  const wrong = (right: string, i: number) => String((Number(right) + 1 + i) % 1_000_000).padStart(6, "0");
  const guess = (email_otp: string, i: number) =>
    app.fastify.inject({
      method: "POST",
      url: "/backend/api/auth/verify/otp",
      remoteAddress: `10.0.${Math.floor(i / 40)}.1`,
      payload: { session_key: key, email_otp },
    });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => guess(wrong(code, i), i)));
  // A crowded server may send some away unheard.
  expect(answers.filter(({ statusCode }) => statusCode !== 422 && statusCode !== 503)).toEqual([]);
  expect(answers.filter((one) => one.json().errors?.email_otp)).toHaveLength(5);
  expect((await guess(code, 400)).statusCode).toBe(422);
  await app.forgetLimits();
  app.clock.pass({ minutes: 3 });
  await as(app).call(endpoints.resendEmailCode, { body: { session_key: key } });
  const second = await mailedCode(app, form.email);
  for (let i = 0; i < 5; i += 1) await guess(wrong(second, i), 400);
  await app.forgetLimits();
  app.clock.pass({ minutes: 3 });
  await as(app).call(endpoints.resendEmailCode, { body: { session_key: key } });
  const third = await mailedCode(app, form.email);
  expect(app.mail.sent.filter(({ to }) => to === form.email)).toHaveLength(3);
  expect((await guess(third, 500)).statusCode).toBe(422);
});

test("I7: a code works once, for its own sign-up, and only while it is the newest", async () => {
  const asha = await begin(app);
  const balbir = await begin(app);
  const old = await mailedCode(app, asha.form.email);
  const refused = async (key: string, code: string) =>
    expect((await verifyEmail(key, code)).status).toBe(422);
  if ((await mailedCode(app, balbir.form.email)) !== old) await refused(balbir.key, old);
  for (const variant of [
    old.replace(/./g, (d) => String.fromCharCode(d.charCodeAt(0) - 48 + 0x0a66)),
    `${old}0`,
    ` ${old}`,
  ])
    await refused(asha.key, variant);
  app.clock.pass({ minutes: 2 });
  await as(app).call(endpoints.resendEmailCode, { body: { session_key: asha.key } });
  const fresh = await mailedCode(app, asha.form.email);
  if (fresh !== old) await refused(asha.key, old);
  expect((await verifyEmail(asha.key, fresh)).status).toBe(200);
  await refused(asha.key, fresh);
});

test("a code is expired after eleven minutes", async () => {
  const { form, key } = await begin(app);
  const code = await mailedCode(app, form.email);
  app.clock.pass({ minutes: 11 });
  const late = await verifyEmail(key, code);
  expect(late.status).toBe(422);
  expect(late.message).toBe("This code has expired. Please ask for a new one.");
});

test("I8: the server enforces two minutes between codes, five codes an hour and ten a day", async () => {
  const { form, key } = await begin(app);
  const resend = () => as(app).call(endpoints.resendEmailCode, { body: { session_key: key } });
  app.clock.pass({ seconds: 119 });
  const early = await resend();
  expect([early.status, early.headers["retry-after"]]).toEqual([429, "1"]);
  app.clock.pass({ seconds: 1 });
  expect((await resend()).status).toBe(200);
  await app.runJobs();
  expect(app.mail.sent.filter(({ to }) => to === form.email)).toHaveLength(2);
  const mailedWhile = async (minutes: number, times: number, ask: () => Promise<unknown>) => {
    for (let i = 0; i < times; i += 1) {
      await app.forgetLimits();
      app.clock.pass({ minutes });
      await ask();
      await app.runJobs();
    }
    return app.mail.sent.filter(({ to }) => to === form.email).length;
  };
  expect(await mailedWhile(2, 8, resend)).toBe(5);
  expect(await mailedWhile(13, 12, () => begin(app, signUpForm({ email: form.email })))).toBe(10);
});

test("errors are field errors, in Punjabi for a Punjabi client", async () => {
  const form = signUpForm({ email: "nobody", phone_number: "+910000000000", gender: "", password: "short" });
  const { answer } = await begin(app, form, { locale: "pb" });
  expect(answer.status).toBe(422);
  const errors = answer.errors as Record<string, string[]>;
  for (const field of ["email", "gender", "password", "password_confirmation"])
    expect(errors[field]?.[0], field).toMatch(/[\u0A00-\u0A7F]/);
  const phone = await begin(app, signUpForm({ phone_number: "+9199999999" }), { locale: "pb" });
  expect(phone.answer.errors?.phone_number).toBeTruthy();
  const common = "Password1!";
  const weak = await begin(app, signUpForm({ password: common, password_confirmation: common }), {
    locale: "pb",
  });
  expect(weak.answer.errors?.password).toBeTruthy();
});

test("the right password of an unfinished sign-up returns to its verification, even in another browser", async () => {
  const { form, key, cookie } = await begin(app);
  app.clock.pass({ hours: 2 });
  const login = await as(app).call(endpoints.login, {
    body: { email_or_phone: form.email, password: good_password },
  });
  expect(login.status).toBe(200);
  expect(login.data.token).toBeUndefined();
  const again = login.data.verification;
  expect(again).toMatchObject({ email_verified: false, phone_verified: false, resend_wait_seconds: 0 });
  await sendWhatsApp(app, form.phone_number, sentenceOf(again?.whatsapp_link ?? ""));
  expect((await finish(key, cookie)).status).toBe(422);
  expect((await finish(again?.session_key ?? "", cookiesOf(login.headers))).status).toBe(200);
});

test("unfinished sign-ups are deleted after a day, and after the dispute period when a number was verified", async () => {
  const begun = await signedUp({ email: true });
  const proven = await signedUp({ phone: true });
  const keptAfter = async (time: { days?: number; hours?: number }) => {
    app.clock.pass(time);
    await tidyAccountsJob.run(app.deps, {});
    const kept = await app.deps.db.selectFrom("verifications").select("key_hash").execute();
    return [begun, proven].map(({ key }) => kept.some((row) => row.key_hash.equals(tokenHash(key))));
  };
  expect(await keptAfter({ hours: 23 })).toEqual([true, true]);
  expect(await keptAfter({ hours: 2 })).toEqual([false, true]);
  expect(await keptAfter({ days: 7 })).toEqual([false, true]);
  expect(await keptAfter({ days: 1 })).toEqual([false, false]);
});

test("correcting a sign-up's address removes the old address's verification", async () => {
  const { form, key, cookie } = await signedUp({ email: true });
  app.clock.pass({ minutes: 3 });
  const body = { session_key: key, email: "right@example.com", profile_for: "son" };
  expect((await as(app).call(endpoints.changeAccount, { body })).status).toBe(422);
  const changed = await as(app).call(endpoints.changeAccount, { body, headers: { cookie } });
  expect(changed.status).toBe(200);
  expect(changed.data).toMatchObject({ email: "r•••@example.com", email_verified: false });
  const new_key = changed.data.session_key ?? "";
  expect(new_key).not.toBe(key);
  expect((await finish(new_key, cookie)).status).toBe(422);
  await verifyEmail(new_key, await mailedCode(app, "right@example.com"));
  const done = await finish(new_key, cookie);
  const credentials = await as(app, { token: done.data.token }).call(endpoints.credentials);
  expect(credentials.data).toEqual({ data: { profile_for: "son", gender: "male" } });
  expect(await membersWith(form.email)).toHaveLength(0);
});

test("a relation that contradicts the gender gets a field error", async () => {
  const { key, cookie } = await begin(app);
  const body = { session_key: key, profile_for: "son", gender: "female" };
  const answer = await as(app).call(endpoints.changeAccount, { body, headers: { cookie } });
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ["gender"]]);
});

test("no stored value grants access to an endpoint", async () => {
  const { form, token } = await member();
  const { key } = await begin(app);
  const rows = await Promise.all(
    (["members", "member_sessions", "verifications", "one_time_codes"] as const).map((table) =>
      app.deps.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const dump = JSON.stringify(rows);
  for (const secret of [token, key, form.password]) expect(dump).not.toContain(secret);
});
