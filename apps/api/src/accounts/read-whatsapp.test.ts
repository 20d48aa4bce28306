import * as endpoints from "@sanjog/contract/accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember } from "../../test/support/people.ts";
import {
  begin,
  good_password,
  sendWhatsApp,
  sentenceOf,
  signUp,
  signUpForm,
} from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { readWhatsAppTextJob } from "./jobs/read-whatsapp-text.ts";
import { accountsArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([accountsArea]);
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

const stateOf = async (session_key: string) =>
  (await as(app).call(endpoints.phoneVerifyStatus, { body: { session_key } })).data.phone_verified;
const loadUser = (token: string) => as(app, { token }).call(endpoints.loadUser);
const stranger = "+919876599999";

test("the link opens WhatsApp with a sentence that names the account and warns a wrong sender", async () => {
  const { link, key, form } = await begin(app);
  const sentence = sentenceOf(link);
  expect(sentence).toContain(`${form.email[0]}•••@example.com`);
  expect(sentence).toContain("Do not send this message if someone else asked you to");
  expect(sentence.endsWith(key)).toBe(true);
  expect(sentence).not.toContain(form.email);
  const punjabi = await begin(app, signUpForm(), { locale: "pb" });
  expect(sentenceOf(punjabi.link)).toContain("ਜੇ ਇਹ ਸੁਨੇਹਾ ਭੇਜਣ ਲਈ ਕਿਸੇ ਹੋਰ ਨੇ ਕਿਹਾ ਹੈ ਤਾਂ ਨਾ ਭੇਜੋ");
});

test("the complete sentence from the typed number confirms it, in either language and with any white space", async () => {
  const asha = await begin(app);
  const reply = await sendWhatsApp(
    app,
    asha.form.phone_number,
    ` ${sentenceOf(asha.link).replaceAll(" ", "  ")}\n`,
  );
  expect(await stateOf(asha.key)).toBe(true);
  expect(reply).toContain("•••@example.com");
  expect(reply).toContain("NOT ME");
  const balbir = await begin(app, signUpForm(), { locale: "pb" });
  const answer = await sendWhatsApp(app, balbir.form.phone_number, sentenceOf(balbir.link));
  expect(await stateOf(balbir.key)).toBe(true);
  expect(answer).toContain("“ਮੈਂ ਨਹੀਂ”");
});

test("W4: the key alone, a part of the sentence, or another number confirms nothing", async () => {
  const { key, link, form } = await begin(app);
  const sentence = sentenceOf(link);
  await sendWhatsApp(app, form.phone_number, key);
  await sendWhatsApp(app, form.phone_number, `Code: ${key}`);
  await sendWhatsApp(app, form.phone_number, sentence.replace("Do not send", "Please send"));
  await sendWhatsApp(app, form.phone_number, sentence.replace("•••", "••"));
  expect(await sendWhatsApp(app, stranger, sentence)).toContain("from a different one");
  expect(await stateOf(key)).toBe(false);
});

test("W3: a duplicate message confirms once, and a late message changes nothing", async () => {
  const { key, link, form } = await begin(app);
  const sentence = sentenceOf(link);
  await sendWhatsApp(app, form.phone_number, sentence);
  expect(await sendWhatsApp(app, form.phone_number, sentence)).toContain("already");
  const disputes = await app.deps.db
    .selectFrom("number_disputes")
    .where("phone_hash", "=", app.deps.fields.hash(form.phone_number))
    .select("id")
    .execute();
  expect(disputes).toHaveLength(1);
  const late = await begin(app);
  app.clock.pass({ days: 7 });
  await sendWhatsApp(app, late.form.phone_number, sentenceOf(late.link));
  expect(await stateOf(late.key)).toBe(false);
  expect(await stateOf(key)).toBe(false);
});

test("I18: an unknown key and a pending key get the same reply", async () => {
  const { key } = await begin(app);
  const ask = (session_key: string) => as(app).call(endpoints.phoneVerifyStatus, { body: { session_key } });
  const waiting = await ask(key);
  const unknown = await ask("x".repeat(43));
  expect([unknown.status, unknown.data, unknown.message]).toEqual([
    waiting.status,
    waiting.data,
    waiting.message,
  ]);
  for (const path of ["/backend/api/phone-verify-status", "/backend/api/user/phone-verify-status"]) {
    const answer = await app.fastify.inject({ method: "POST", url: path, payload: { session_key: key } });
    expect(answer.json().data).toEqual(waiting.data);
  }
});

test("W4: “not me” removes the number, suspends the account and ends its sessions", async () => {
  const owner = "+919876511111";
  const thief = await signUp(app, signUpForm({ phone_number: owner }));
  const reply = await sendWhatsApp(app, owner, "not me.");
  expect(reply).toContain("•••@example.com");
  const user = await loadUser(thief.token);
  expect(user.status).toBe(409);
  const row = await app.deps.db
    .selectFrom("members")
    .where("id", "=", thief.id)
    .select(["profile_status", "phone_number", "phone_verified_at", "status_reason_pb"])
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ profile_status: 6, phone_number: null, phone_verified_at: null });
  const login = await as(app).call(endpoints.login, {
    body: { email_or_phone: thief.email, password: good_password },
    locale: "pb",
  });
  expect(login.message).toContain(row.status_reason_pb);
  const again = await sendWhatsApp(app, owner, "NOT ME");
  expect(again).toContain("Nothing was linked");
  const rightful = await signUp(app, signUpForm({ phone_number: owner }));
  expect((await loadUser(rightful.token)).data.phone_verified).toBe(true);
});

test("a bare “no” suspends no account and gets a question every time; “main nahi kita” then removes the number", async () => {
  const owner = "+919876522222";
  const asha = await signUp(app, signUpForm({ phone_number: owner }));
  expect(await sendWhatsApp(app, owner, "nahi ji")).toContain("MAIN NAHI");
  expect(await sendWhatsApp(app, owner, "ਨਹੀਂ")).toContain("“ਮੈਂ ਨਹੀਂ”");
  expect((await loadUser(asha.token)).data.phone_verified).toBe(true);
  expect(await sendWhatsApp(app, owner, "Na ji main nahi kita")).toContain("removed this number");
  expect((await loadUser(asha.token)).status).toBe(409);
});

test("“ਮੈਂ ਨਹੀਂ” before the account exists ends the sign-up", async () => {
  const { key, cookie, link, form } = await begin(app, signUpForm(), { locale: "pb" });
  await sendWhatsApp(app, form.phone_number, sentenceOf(link));
  const reply = await sendWhatsApp(app, form.phone_number, "ਮੈਂ ਨਹੀਂ");
  expect(reply).toContain("ਹਟਾ ਦਿੱਤਾ ਹੈ");
  const body = { session_key: key };
  const finished = await as(app).call(endpoints.verifyUser, { body, headers: { cookie } });
  expect(finished.status).toBe(422);
  expect(await stateOf(key)).toBe(false);
});

test("“not me” works for seven days, and not for a verification after the message", async () => {
  const early = "+919876511112";
  const said = app.clock.now();
  app.clock.pass({ hours: 1 });
  const asha = await signUp(app, signUpForm({ phone_number: early }));
  expect(await sendWhatsApp(app, early, "not me", said)).toContain("Nothing was linked");
  app.clock.pass({ days: 7, minutes: 1 });
  expect(await sendWhatsApp(app, early, "not me")).toContain("Nothing was linked");
  expect((await loadUser(asha.token)).data.phone_verified).toBe(true);
});

test("W5: three accounts may share one number; a fourth gets an error by WhatsApp only, not on the page", async () => {
  const phone_number = "+919876511113";
  for (let i = 0; i < 3; i += 1) await signUp(app, signUpForm({ phone_number }));
  await app.forgetLimits();
  const fourth = await begin(app, signUpForm({ phone_number }));
  expect(fourth.answer.status).toBe(200);
  const reply = await sendWhatsApp(app, phone_number, sentenceOf(fourth.link));
  expect(reply).toContain("the largest number");
  expect(reply.match(/•••@/g)).toHaveLength(4);
  expect(await stateOf(fourth.key)).toBe(false);
});

test("concurrent sign-ups with one number cannot exceed the limit", async () => {
  const phone_number = "+919876511114";
  const begun = [];
  for (let i = 0; i < 5; i += 1) begun.push(await begin(app, signUpForm({ phone_number })));
  const message = (link: string, i: number) => ({
    from: phone_number,
    text: sentenceOf(link),
    wamid: `crowd${i}`,
    at: app.clock.now(),
  });
  await Promise.all(begun.map(({ link }, i) => readWhatsAppTextJob.run(app.deps, message(link, i))));
  const states = await Promise.all(begun.map(({ key }) => stateOf(key)));
  expect(states.filter(Boolean)).toHaveLength(3);
});

test("“reset” from a verified number returns a link for each of its accounts", async () => {
  const phone_number = "+919876511115";
  const asha = await createMember(app, "Asha", { phone_number });
  await createMember(app, "Balbir", { phone_number });
  const asked = await as(app).call(endpoints.forgotPassword, { body: { email_or_phone: phone_number } });
  const reply = await sendWhatsApp(app, phone_number, sentenceOf(asked.data.whatsapp_link ?? ""));
  expect(reply).toContain("a•••@example.com: https://sanjog.test/reset-password?token=");
  expect(reply).toContain("b•••@example.com: https://sanjog.test/reset-password?token=");
  const token = /a•••@example\.com: \S+token=([\w-]+)/.exec(reply)?.[1] ?? "";
  const password = "Winter-Kite-52";
  const done = await as(app).call(endpoints.resetPassword, {
    body: { token, password, password_confirmation: password },
  });
  expect((await loadUser(done.data.token)).data.user_id).toBe(asha.id);
  expect(await sendWhatsApp(app, stranger, "reset")).toContain("No Sanjog account");
  app.clock.pass({ minutes: 3 });
  expect(await sendWhatsApp(app, phone_number, "ਨਵਾਂ ਪਾਸਵਰਡ")).toContain("reset-password?token=");
  const hours_ago = new Date(app.clock.now().getTime() - 2 * 3_600_000);
  app.clock.pass({ minutes: 3 });
  expect(await sendWhatsApp(app, phone_number, "reset", hours_ago)).toBe("");
});

test("any other message gets a friendly reply once a day", async () => {
  expect(await sendWhatsApp(app, stranger, "Hello, is this the matrimonial?")).toContain("Hello");
  expect(await sendWhatsApp(app, stranger, "Hello?")).toBe("");
  const other = "+919876599998";
  expect(await sendWhatsApp(app, other, "ਕੀ ਹਾਲ ਹੈ ਜੀ")).toMatch(/[\u0A00-\u0A7F]/);
});

test("a member who cannot send the message gets a code by WhatsApp with a way to undo the verification", async () => {
  const { key, form } = await begin(app);
  const body = { session_key: key };
  const sent = await as(app).call(endpoints.resendPhoneCode, { body });
  expect(sent.data.resend_wait_seconds).toBe(120);
  await app.runJobs();
  const message = app.whatsapp.sent.findLast(({ to }) => to === form.phone_number);
  expect(message?.template?.name).toBe("verification_code");
  const phone_otp = message?.template?.parameters[0] ?? "";
  expect((await as(app).call(endpoints.resendPhoneCode, { body })).status).toBe(429);
  const wrong = await as(app).call(endpoints.verifyPhoneCode, {
    body: { ...body, phone_otp: phone_otp === "123456" ? "654321" : "123456" },
    locale: "pb",
  });
  expect(wrong.errors).toEqual({ phone_otp: [expect.stringMatching(/[\u0A00-\u0A7F]/)] });
  const right = await as(app).call(endpoints.verifyPhoneCode, { body: { ...body, phone_otp } });
  expect(right.data).toEqual({ email_verified: false, phone_verified: true });
  await app.runJobs();
  expect(app.whatsapp.sent.at(-1)?.template?.name).toBe("number_confirmed");
  expect(await sendWhatsApp(app, form.phone_number, "not me")).toContain("removed this number");
  expect(await stateOf(key)).toBe(false);
});
