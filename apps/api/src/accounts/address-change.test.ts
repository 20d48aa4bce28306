import * as endpoints from "@sanjog/contract/accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember } from "../../test/support/people.ts";
import { good_password, sendWhatsApp, signUp } from "../../test/support/sign-up.ts";
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

/** The link that was last mailed to this address. */
async function mailedLink(email: string): Promise<string> {
  await app.runJobs();
  const mail = mailsTo(email).findLast(({ text }) => text.includes("/reset-password?token="));
  return /https:\/\/\S+token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const forgot = (email_or_phone: string) =>
  as(app).call(endpoints.forgotPassword, { body: { email_or_phone } });

test("I19: a stolen token cannot change a verified number without the password, and the owner is notified of the attempt", async () => {
  const asha = await signUp(app);
  const number = "+919811200010";
  const add = (password?: string) =>
    as(app, asha).call(endpoints.addPhoneNumber, {
      body: { phone_number: number, ...(password && { password }) },
    });
  expect((await add()).errors).toHaveProperty("password");
  expect((await add("wrong")).errors).toHaveProperty("password");
  const begun = await add(good_password);
  expect(begun.status).toBe(200);
  expect((await loadUser(asha.token)).data.phone_number).toBe(asha.phone_number);
  await app.runJobs();
  expect(mailsTo(asha.email).at(-1)?.subject).toBe("Request to change your number");
  const sentence = new URL(begun.data.whatsapp_link ?? "").searchParams.get("text") ?? "";
  await sendWhatsApp(app, number, sentence);
  expect((await loadUser(asha.token)).data).toMatchObject({ phone_number: number, phone_verified: true });
  await app.runJobs();
  expect(mailsTo(asha.email).at(-1)?.subject).toBe("Your number was changed");
  expect((await login(asha.phone_number)).status).toBe(422);
  expect((await login(number)).status).toBe(200);
});

test("an e-mail address changes when the new one is verified, and the old one is notified", async () => {
  const asha = await signUp(app);
  app.clock.pass({ minutes: 3 });
  const email = "asha.new@example.com";
  const change = (body: object) => as(app, asha).call(endpoints.changeAccount, { body });
  expect((await change({ email })).status).toBe(422);
  const begun = await change({ email, password: good_password });
  expect(begun.data).toMatchObject({
    email: "a•••@example.com",
    email_verified: false,
    phone_verified: true,
  });
  expect((await loadUser(asha.token)).data.email).toBe(asha.email);
  await app.runJobs();
  const email_otp = /^\d{6}$/m.exec(mailsTo(email).at(-1)?.text ?? "")?.[0] ?? "";
  const session_key = begun.data.session_key ?? "";
  const verified = await as(app).call(endpoints.verifyEmailCode, { body: { session_key, email_otp } });
  expect(verified.status).toBe(200);
  expect((await loadUser(asha.token)).data).toMatchObject({ email, email_verified: true });
  await app.runJobs();
  expect(
    mailsTo(asha.email)
      .slice(-2)
      .map(({ subject }) => subject),
  ).toEqual(["Request to change your email", "Your email address was changed"]);
});

test("another member's address can be requested but never verified", async () => {
  const asha = await signUp(app);
  const balbir = await signUp(app);
  app.clock.pass({ minutes: 3 });
  const begun = await as(app, balbir).call(endpoints.changeAccount, {
    body: { email: asha.email, password: good_password },
  });
  expect(begun.status).toBe(200);
  await app.runJobs();
  expect(mailsTo(asha.email).at(-1)?.subject).toBe("About your account");
  expect((await loadUser(balbir.token)).data.email).toBe(balbir.email);
});

test("messages use the language last chosen while signed in, in any session", async () => {
  const asha = await createMember(app, "Asha");
  const subjectOfNext = async () => {
    app.clock.pass({ hours: 2 });
    await forgot(asha.email);
    await mailedLink(asha.email);
    return mailsTo(asha.email).at(-1)?.subject;
  };
  const [english, punjabi] = ["Choose a new password", "ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ"];
  const choose = (token: string, locale: string) =>
    as(app, { token }).call(endpoints.saveLanguage, { body: { locale } });
  expect(await subjectOfNext()).toBe(english);
  const grandmother = await as(app).call(endpoints.login, {
    body: { email_or_phone: asha.email, password: good_password },
    locale: "pb",
  });
  expect(await subjectOfNext()).toBe(punjabi);
  expect((await choose(asha.token, "en")).status).toBe(200);
  expect(await subjectOfNext()).toBe(english);
  expect((await choose(grandmother.data.token ?? "", "pb")).status).toBe(200);
  expect(await subjectOfNext()).toBe(punjabi);
  expect((await choose(asha.token, "fr")).status).toBe(422);
  expect((await as(app).call(endpoints.saveLanguage, { body: { locale: "en" } })).status).toBe(401);
});
