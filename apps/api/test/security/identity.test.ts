import * as endpoints from "@sanjog/contract/accounts";
import { login_failures_in_a_row } from "@sanjog/domain/accounts/account-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createApp } from "../../src/app.ts";
import { areas } from "../../src/areas.ts";
import { commands } from "../../src/operator/cli/commands.ts";
import { createLimiter } from "../../src/platform/http/limiter.ts";
import { as } from "../support/caller.ts";
import { createKeptLog } from "../support/kept-log.ts";
import { long_form, patience_ms } from "../support/long-form.ts";
import { createMember } from "../support/people.ts";
import { begin, cookiesOf, good_password, signUp, signUpForm } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";
import naughty from "./naughty-strings.json" with { type: "json" };

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
const { log, lines } = createKeptLog("trace");
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ log }) });
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

const login = (email_or_phone: unknown, password: unknown = good_password, headers = {}) =>
  as(app).call(endpoints.login, { body: { email_or_phone, password }, headers });
const forgot = (email_or_phone: string) =>
  as(app).call(endpoints.forgotPassword, { body: { email_or_phone } });
const mailsTo = (address: string) => app.mail.sent.filter(({ to }) => to === address);
const loadUser = (token: string) => as(app, { token }).call(endpoints.loadUser);
const answerOf = ({ status, message, errors, data, headers }: Awaited<ReturnType<typeof login>>) => ({
  status,
  message,
  errors,
  data,
  headers: Object.keys(headers).sort(),
});

test("I5: common passwords are refused in every variation; long passphrases are accepted", async () => {
  const { passwords } = app.deps;
  const words = [
    "password",
    "iloveyou",
    "princess",
    "football",
    "monkey",
    "dragon",
    "sunshine",
    "shadow",
    "master",
  ];
  words.push(
    "superman",
    "michael",
    "jessica",
    "liverpool",
    "chocolate",
    "butterfly",
    "computer",
    "diamond",
    "cricket",
  );
  words.push(
    "starwars",
    "welcome",
    "whatever",
    "freedom",
    "charlie",
    "jordan",
    "hunter",
    "summer",
    "ginger",
    "pepper",
  );
  words.push(
    "matthew",
    "jennifer",
    "trustno1",
    "qwertyuiop",
    "baseball",
    "letmein",
    "mustang",
    "batman",
    "samsung",
  );
  words.push("internet", "angel", "lovely");
  const dress = [
    (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}1!`,
    (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}123#`,
    (word: string) => `@1${word[0]?.toUpperCase()}${word.slice(1)}`,
    (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}@99`,
    (word: string) => `${word[0]?.toUpperCase()}${word.slice(1).replace("o", "0").replace("a", "@")}1!`,
  ];
  const tried = words.flatMap((word) => dress.map((put) => put(word))).slice(0, 200);
  expect(tried).toHaveLength(200);
  const taken = [];
  for (const word of tried) if (!(await passwords.isCommon(word))) taken.push(word);
  expect(taken.length, taken.join(" ")).toBeLessThanOrEqual(10);
  const passphrase = "Seven-Herons-Over-The-Canal-At-Dusk-9!".padEnd(64, "-and-mist");
  expect(passphrase).toHaveLength(64);
  expect(await passwords.isCommon(passphrase)).toBe(false);
  const long = `${"Quiet river at noon 7! ".repeat(4)}`;
  const phc = await passwords.hash(`${long}a`);
  expect([await passwords.verify(`${long}a`, phc), await passwords.verify(`${long}b`, phc)]).toEqual([
    true,
    false,
  ]);
  const common = await begin(
    app,
    signUpForm({ password: "Princess1!", password_confirmation: "Princess1!" }),
  );
  expect([common.answer.status, Object.keys(common.answer.errors ?? {})]).toEqual([422, ["password"]]);
});

describe("I9: guessing a password", () => {
  /** Tries wrong passwords from many addresses, each after the hourly limit has expired. */
  async function guess(name: string, times: number) {
    for (let i = 0; i < times; i += 1) {
      if (i % 10 === 0) await app.forgetLimits();
      await app.fastify.inject({
        method: "POST",
        url: "/backend/api/auth/login",
        remoteAddress: `192.0.${Math.floor(i / 200)}.${i % 200}`,
        payload: { email_or_phone: name, password: `Wrong-${i}-Guess` },
      });
    }
    await app.forgetLimits();
  }

  test("is blocked after a hundred failures in a row, also after a restart; a known browser and a reset still work", async () => {
    const asha = await createMember(app, "Asha");
    const known = { cookie: cookiesOf((await login(asha.email)).headers) };
    await guess(asha.email, login_failures_in_a_row - 1);
    expect((await login(asha.email)).status).toBe(200);
    // A correct password in between resets the count.
    await guess(asha.email, login_failures_in_a_row);
    const shut = await login(asha.email);
    expect(answerOf(shut)).toEqual(answerOf(await login(asha.email, "wrong")));
    expect(shut.status).toBe(422);
    await app.runJobs();
    expect(mailsTo(asha.email).map(({ subject }) => subject)).toContain("About the safety of your account");
    const { config, pool } = app.deps;
    const fastify = await createApp(
      { ...app.deps, limiter: createLimiter(pool, config.secretKey), afterProfileChange: [] },
      areas,
      { webFolder: "/nowhere" },
    );
    const body = { email_or_phone: asha.email, password: good_password };
    expect((await as({ ...app, fastify }).call(endpoints.login, { body })).status).toBe(422);
    await fastify.close();
    expect((await login(asha.email, good_password, known)).status).toBe(200);
    // The count belongs to the account, so the phone number is blocked too.
    expect((await login(asha.phone_number)).status).toBe(422);
    await forgot(asha.email);
    await app.runJobs();
    const token = /token=([\w-]+)/.exec(mailsTo(asha.email).at(-1)?.text ?? "")?.[1] ?? "";
    const password = "Winter-Kite-52";
    const reset = { token, password, password_confirmation: password };
    expect((await as(app).call(endpoints.resetPassword, { body: reset })).status).toBe(200);
    expect((await login(asha.email, password)).status).toBe(200);
  });
});

test("I11: unusual characters in a name or a password cause no error and open no account", async () => {
  const asha = await createMember(app, "Asha");
  const odd = [
    ...(naughty as string[]),
    [],
    {},
    { $ne: null },
    null,
    true,
    1e9,
    "x".repeat(60_000),
  ] as unknown[];
  const tried = long_form ? odd : odd.filter((_, i) => i % 6 === 0);
  for (const [i, value] of tried.entries()) {
    if (i % 8 === 0) await app.forgetLimits();
    const answers = [await login(value), await login(asha.email, value), await forgot(value as string)];
    for (const [at, { status, data }] of answers.entries()) {
      expect([200, 413, 422, 429], JSON.stringify(value)?.slice(0, 80)).toContain(status);
      expect(at < 2 && data && "token" in data).toBeFalsy();
    }
  }
  await app.forgetLimits();
  // Full-width letters are normalized to the same letters; look-alikes are different ones.
  const { email } = await createMember(app, "Amar");
  expect((await login(email.replace("a", "ａ").toUpperCase())).status).toBe(200);
  expect((await login(email.replace("a", "а"))).status).toBe(422);
});

test("I14: no reset link and no token is in the log, and the page sends no referrer", async () => {
  const asha = await createMember(app, "Asha");
  await forgot(asha.email);
  await app.runJobs();
  const token = /token=([\w-]+)/.exec(mailsTo(asha.email).at(-1)?.text ?? "")?.[1] ?? "";
  const page = await app.fastify.inject({ url: `/reset-password?token=${token}` });
  expect(page.headers["referrer-policy"]).toBe("no-referrer");
  await as(app).call(endpoints.verifyResetLink, { body: { token } });
  const password = "Winter-Kite-52";
  const body = { token, password, password_confirmation: password };
  const done = await as(app).call(endpoints.resetPassword, { body });
  expect(done.status).toBe(200);
  expect((await loadUser(asha.token)).status).toBe(401);
  const said = lines.join("");
  expect(said).toContain("/backend/api/auth/reset-password");
  for (const secret of [token, done.data.token, asha.token, password]) expect(said).not.toContain(secret);
});

test("I15: a member's password can only be set by a link to one of the member's addresses", () => {
  expect(Object.keys(commands).filter((name) => /pass|reset|token|log-?in$/i.test(name))).toEqual([]);
  const setting = app.fastify.endpoints.filter(({ name }) => /password/i.test(name)).map(({ name }) => name);
  // `changeStaffPassword` belongs to an account of the desk.
  expect(setting.toSorted()).toEqual([
    "changePassword",
    "changeStaffPassword",
    "forgotPassword",
    "resetPassword",
  ]);
});

test("I16: a token has 256 random bits, is not stored in the database, and ends with every event that revokes it", async () => {
  const tokens = Array.from({ length: 4_096 }, () => Buffer.from(app.deps.random.token(), "base64url"));
  expect(new Set(tokens.map(({ length }) => length))).toEqual(new Set([32]));
  expect(new Set(tokens.map((bytes) => bytes.toString("hex"))).size).toBe(tokens.length);
  const ones = Array.from({ length: 256 }, (_, bit) =>
    tokens.reduce((sum, bytes) => sum + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1), 0),
  );
  // Six times the deviation of a fair coin, for each of the bits.
  for (const count of ones) expect(Math.abs(count - tokens.length / 2)).toBeLessThan(6 * 32);

  const asha = await signUp(app);
  const signedIn = async () => {
    await app.forgetLimits();
    return (await login(asha.email)).data.token ?? "";
  };
  const dump = JSON.stringify(await app.deps.db.selectFrom("member_sessions").selectAll().execute());
  expect(dump).not.toContain(asha.token);
  const [out, ended] = [await signedIn(), await signedIn()];
  await as(app, { token: out }).call(endpoints.logout);
  const sessions = (await as(app, asha).call(endpoints.listSessions)).data;
  for (const { id, current } of sessions)
    if (!current) await as(app, asha).call(endpoints.endSession, { params: { id } });
  for (const token of [out, ended]) expect((await loadUser(token)).status).toBe(401);
  expect((await loadUser(asha.token)).status).toBe(200);
  app.clock.pass({ days: 14, minutes: 1 });
  expect((await loadUser(asha.token)).status).toBe(401);
  const kept = await signedIn();
  for (let i = 0; i < 5; i += 1) {
    app.clock.pass({ days: 11 });
    expect((await loadUser(kept)).status).toBe(200);
  }
  app.clock.pass({ days: 6 });
  expect((await loadUser(kept)).status).toBe(401);
});

test("I12: earlier requests for an address do not reveal whether it belongs to a member", async () => {
  const suspended = await createMember(app, "Deepa", { profile_status: 6 });
  const addresses = [(await createMember(app, "Charan")).email, "nobody.at.all@example.com", suspended.email];
  /** Returns the responses to a stranger who requests links repeatedly and signs up with the address in between. */
  const told = async (email: string) => {
    const answers: unknown[] = [];
    for (const seconds of [0, 30, 45, 130, 20, 400, 400, 400, 400, 400]) {
      app.clock.pass({ seconds });
      await app.forgetLimits();
      const forgot = await as(app).call(endpoints.forgotPassword, { body: { email_or_phone: email } });
      app.clock.pass({ seconds: 10 });
      const { answer } = await begin(app, signUpForm({ email }));
      answers.push([forgot.status, forgot.message, answer.status, answer.data?.resend_wait_seconds]);
    }
    return answers;
  };
  const [member, nobody, shut] = [
    await told(addresses[0] ?? ""),
    await told(addresses[1] ?? ""),
    await told(addresses[2] ?? ""),
  ];
  expect(new Set(member.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(2);
  expect([member, shut]).toEqual([nobody, nobody]);
});
