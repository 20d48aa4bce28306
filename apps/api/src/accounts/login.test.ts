import * as endpoints from "@sanjog/contract/accounts";
import { login_failures_in_a_row } from "@sanjog/domain/accounts/account-limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember } from "../../test/support/people.ts";
import {
  begin,
  cookiesOf,
  good_password,
  sendWhatsApp,
  sentenceOf,
  signUpForm,
} from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { accountsArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([accountsArea]);
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

const login = (email_or_phone: string, password = good_password, headers: Record<string, string> = {}) =>
  as(app).call(endpoints.login, { body: { email_or_phone, password }, headers });
const loadUser = (token: string) => as(app, { token }).call(endpoints.loadUser);
const mailsTo = (email: string) => app.mail.sent.filter(({ to }) => to === email);
const firefox = { "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0" };

test("a member signs in by e-mail or number, however they are typed", async () => {
  const asha = await createMember(app, "Asha", { phone_number: "+919811200001" });
  for (const name of [
    asha.email,
    ` ${asha.email.toUpperCase()} `,
    "+919811200001",
    "98112 00001",
    "09811200001",
    "੯੮੧੧੨੦੦੦੦੧",
  ]) {
    await app.forgetLimits();
    const answer = await login(name);
    expect([name, answer.status]).toEqual([name, 200]);
    expect(answer.data.token).toMatch(/^[\w-]{43}$/);
  }
});

test("I10: an unknown name, a wrong password and nonsense get the same error", async () => {
  const asha = await createMember(app, "Asha");
  const answers = [
    await login(asha.email, "wrong"),
    await login("nobody@example.com"),
    await login("+919999999999"),
    await login("' or 1=1 --"),
    await login("12"),
  ];
  const bodies = answers.map(({ status, message, errors, data }) => ({ status, message, errors, data }));
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  expect(bodies[0]?.status).toBe(422);
});

test("I10: known and unknown names cost the same number of hashes", async () => {
  const asha = await createMember(app, "Asha");
  const { passwords } = app.deps;
  const verify = passwords.verify;
  const counted: number[] = [];
  let made = 0;
  passwords.verify = (...args) => {
    made += 1;
    return verify(...args);
  };
  for (const name of [asha.email, "nobody@example.com", asha.phone_number, "+919999999999"]) {
    made = 0;
    await login(name, "wrong");
    counted.push(made);
  }
  passwords.verify = verify;
  expect(counted[0]).toBe(counted[1]);
  expect(counted[2]).toBe(counted[3]);
});

test("an unverified address is not a login name", async () => {
  const balbir = await createMember(app, "Balbir", { email_verified_at: null });
  expect((await login(balbir.email)).status).toBe(422);
  expect((await login(balbir.phone_number)).status).toBe(200);
});

test("the password selects the account when several share one number", async () => {
  const phone_number = "+919811200002";
  const one = await createMember(app, "Charan", { phone_number });
  const other = await createMember(app, "Deepa", {
    phone_number,
    password_hash: await app.deps.passwords.hash("Winter-Kite-52"),
  });
  const first = await login(phone_number);
  expect((await loadUser(first.data.token ?? "")).data.user_id).toBe(one.id);
  const second = await login(phone_number, "Winter-Kite-52");
  expect((await loadUser(second.data.token ?? "")).data.user_id).toBe(other.id);
});

test("one name has ten tries a minute, even with the right password", async () => {
  const asha = await createMember(app, "Asha");
  for (let i = 0; i < 10; i += 1) expect((await login(asha.email, "wrong")).status).toBe(422);
  const eleventh = await login(asha.email);
  expect(eleventh.status).toBe(429);
  expect(Number(eleventh.headers["retry-after"])).toBeGreaterThan(0);
  expect((await login("nobody@example.com")).status).toBe(422);
});

test("I9: remote guesses do not lock out a phone that was signed in before", async () => {
  const asha = await createMember(app, "Asha");
  const known = cookiesOf((await login(asha.email)).headers);
  for (let i = 0; i < 10; i += 1) await login(asha.email, "wrong");
  expect((await login(asha.email)).status).toBe(429);
  expect((await login(asha.email, good_password, { cookie: known })).status).toBe(200);
});

test("one network has twenty-five tries in five minutes", async () => {
  for (let i = 0; i < 25; i += 1) expect((await login(`nobody${i}@example.com`)).status).toBe(422);
  expect((await login("nobody-else@example.com")).status).toBe(429);
});

test("a login from a new device sends a mail, one from a known device does not", async () => {
  const asha = await createMember(app, "Asha");
  const first = await login(asha.email, good_password, firefox);
  await app.runJobs();
  const mails = mailsTo(asha.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["New login to your account"]);
  expect(mails[0]?.text).toContain("a new device: Firefox on an Android phone.");
  await login(asha.email, good_password, { ...firefox, cookie: cookiesOf(first.headers) });
  await app.runJobs();
  expect(mailsTo(asha.email)).toHaveLength(1);
});

test("a suspended member sees the reason and the way to appeal only after the right password", async () => {
  const asha = await createMember(app, "Asha", {
    profile_status: 6,
    status_reason_en: "several families have reported it.",
    status_reason_pb: "ਕਈ ਪਰਿਵਾਰਾਂ ਨੇ ਸ਼ਿਕਾਇਤ ਕੀਤੀ ਹੈ।",
  });
  const refused = await login(asha.email);
  expect(refused.status).toBe(422);
  expect(refused.message).toContain("several families have reported it.");
  expect(refused.message).toContain("officer@sanjog.test");
  expect((await login(asha.email, "wrong")).message).not.toContain("suspended");
  const user = await as(app, asha).call(endpoints.loadUser, { locale: "pb" });
  expect(user.message).toContain("ਕਈ ਪਰਿਵਾਰਾਂ ਨੇ ਸ਼ਿਕਾਇਤ ਕੀਤੀ ਹੈ।");
  expect(user.data).toMatchObject({
    profile_status: 6,
    email: null,
    phone_number: null,
    profile_details: null,
  });
});

test("logging out ends only this session; sessions are listed and ended one by one", async () => {
  const asha = await createMember(app, "Asha");
  const second = (await login(asha.email, good_password, firefox)).data.token ?? "";
  const third = (await login(asha.email)).data.token ?? "";
  await as(app, { token: third }).call(endpoints.logout);
  expect((await loadUser(third)).status).toBe(401);
  const { data } = await as(app, asha).call(endpoints.listSessions);
  expect(data).toHaveLength(2);
  expect(data.filter(({ current }) => current)).toHaveLength(1);
  const phone = data.find(({ device }) => device === "Firefox, Android");
  const balbir = await createMember(app, "Balbir");
  const end = (caller: { token: string }) =>
    as(app, caller).call(endpoints.endSession, { params: { id: phone?.id ?? "" } });
  expect((await end(balbir)).status).toBe(404);
  expect((await loadUser(second)).status).toBe(200);
  expect((await end(asha)).status).toBe(200);
  expect((await loadUser(second)).status).toBe(401);
});

test("a token expires after fourteen idle days, and after sixty days in any case", async () => {
  const asha = await createMember(app, "Asha");
  const idle = (await login(asha.email)).data.token ?? "";
  const used = (await login(asha.email)).data.token ?? "";
  for (let days = 0; days < 52; days += 13) {
    app.clock.pass({ days: 13 });
    expect((await loadUser(used)).status).toBe(200);
  }
  expect((await loadUser(idle)).status).toBe(401);
  app.clock.pass({ days: 9 });
  expect((await loadUser(used)).status).toBe(401);
});

test("a login to an unfinished sign-up requires verification only while no address is verified", async () => {
  const { form } = await begin(app, signUpForm());
  const first = await login(form.email);
  expect(first.message).toMatch(/^Please finish your sign-up/);
  const link = first.data.verification?.whatsapp_link ?? "";
  await sendWhatsApp(app, form.phone_number, sentenceOf(link));
  const later = await login(form.phone_number);
  expect([later.data.verification?.phone_verified, later.message]).toEqual([true, undefined]);
});

test("the right password of an unverified address names the address that can sign in; a wrong one does not", async () => {
  const balbir = await createMember(app, "Balbir", { email_verified_at: null });
  const told = await login(balbir.email);
  expect(told.status).toBe(422);
  expect(told.message).toContain("not verified");
  expect(told.message).toContain(`+91 ••• ${balbir.phone_number.slice(-3)}`);
  expect(told.data).toBeFalsy();
  const charan = await createMember(app, "Charan", { phone_verified_at: null });
  expect((await login(charan.phone_number)).message).toContain("c•••@example.com");
  const wrong = await login(balbir.email, "Wrong-Guess-1");
  expect(wrong.message).toBe((await login("nobody@example.com", "Wrong-Guess-1")).message);
  // The address is another's: what Deepa typed once is no name of hers.
  const deepa = await createMember(app, "Deepa", { email: balbir.email, email_verified_at: null });
  await app.deps.db
    .updateTable("members")
    .set({ email_verified_at: app.clock.now() })
    .where("id", "=", balbir.id)
    .execute();
  await app.deps.db
    .updateTable("members")
    .set({ password_hash: await app.deps.passwords.hash("Winter-Kite-52") })
    .where("id", "=", deepa.id)
    .execute();
  expect((await login(balbir.email, "Winter-Kite-52")).message).toBe(wrong.message);
});

test("guesses at an unverified address count against its account", async () => {
  const esha = await createMember(app, "Esha", { email_verified_at: null });
  for (let i = 0; i < login_failures_in_a_row; i += 1) {
    if (i % 8 === 0) await app.forgetLimits();
    await login(esha.email, "Wrong-Guess-1");
  }
  await app.forgetLimits();
  expect((await login(esha.email)).message).not.toContain("not verified");
});
