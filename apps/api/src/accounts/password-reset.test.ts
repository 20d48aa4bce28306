import * as endpoints from "@sanjog/contract/accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember } from "../../test/support/people.ts";
import { begin, good_password, signUpForm } from "../../test/support/sign-up.ts";
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
const reset = (token: string, password: string) =>
  as(app).call(endpoints.resetPassword, { body: { token, password, password_confirmation: password } });

test("I12: a forgotten password gets the same response for known and unknown addresses, by e-mail and by number", async () => {
  const asha = await createMember(app, "Asha");
  const body = ({ status, data, message, errors }: Awaited<ReturnType<typeof forgot>>) => ({
    status,
    data,
    message,
    errors,
  });
  expect(body(await forgot(asha.email))).toEqual(body(await forgot("nobody@example.com")));
  const known = await forgot(asha.phone_number);
  expect(body(known)).toEqual(body(await forgot("+919999999999")));
  expect(known.data.phone_number).toBe(app.deps.config.whatsapp.number);
  expect((await forgot("neither")).errors).toHaveProperty("email_or_phone");
});

test("I14: a reset link works once, for half an hour, and only while it is the newest", async () => {
  const asha = await createMember(app, "Asha");
  await forgot(asha.email);
  const old = await mailedLink(asha.email);
  await forgot(asha.email);
  expect(await mailedLink(asha.email)).toBe(old);
  app.clock.pass({ minutes: 3 });
  await forgot(asha.email);
  const link = await mailedLink(asha.email);
  const verify = (token: string) => as(app).call(endpoints.verifyResetLink, { body: { token } });
  expect((await verify(old)).status).toBe(422);
  expect((await verify(link)).status).toBe(200);
  expect((await verify(link)).status).toBe(200);
  expect((await reset(link, "password")).errors).toHaveProperty("password");
  expect((await reset(link, "Password1!")).errors).toHaveProperty("password");
  const own_name = asha.email.split("@")[0]?.replace("asha", "Asha");
  expect((await reset(link, `${own_name}#1`)).errors).toHaveProperty("password");
  const differ = { token: link, password: "Winter-Kite-52", password_confirmation: "Winter-Kite-53" };
  const refused = await as(app).call(endpoints.resetPassword, { body: differ });
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ["password_confirmation"]]);
  const done = await reset(link, "Winter-Kite-52");
  expect(done.status).toBe(200);
  expect((await reset(link, "Winter-Kite-53")).status).toBe(422);
  app.clock.pass({ minutes: 3 });
  await forgot(asha.email);
  const late = await mailedLink(asha.email);
  app.clock.pass({ minutes: 31 });
  expect((await verify(late)).status).toBe(422);
});

test("I14: a new password ends every session and every unfinished change", async () => {
  const asha = await createMember(app, "Asha");
  const thief = (await login(asha.email)).data.token ?? "";
  const begun = await as(app, { token: thief }).call(endpoints.addPhoneNumber, {
    body: { phone_number: "+919811200009", password: good_password },
  });
  await forgot(asha.email);
  const done = await reset(await mailedLink(asha.email), "Winter-Kite-52");
  expect((await loadUser(thief)).status).toBe(401);
  expect((await loadUser(asha.token)).status).toBe(401);
  expect((await loadUser(done.data.token)).data.phone_number).toBe(asha.phone_number);
  const polled = await as(app).call(endpoints.verificationState, {
    body: { session_key: begun.data.session_key },
  });
  expect(polled.status).toBe(422);
  expect((await login(asha.email)).status).toBe(422);
  expect((await login(asha.email, "Winter-Kite-52")).status).toBe(200);
  await app.runJobs();
  expect(mailsTo(asha.email).map(({ subject }) => subject)).toContain("Your password was changed");
});

test("I13: links begin with the configured address, whatever host the request names", async () => {
  const asha = await createMember(app, "Asha");
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
  };
  await as(app).call(endpoints.forgotPassword, { body: { email_or_phone: asha.email }, headers });
  await mailedLink(asha.email);
  // A token is made of chance, any word among it.
  const told = mailsTo(asha.email).map(({ text, html }) => `${text}${html}`.replaceAll(/token=[\w-]+/g, ""));
  for (const mail of told) expect(mail).not.toContain("evil");
  expect(mailsTo(asha.email)[0]?.text).toContain("https://sanjog.test/reset-password?token=");
});

test("mails are in the member's language and name no person in the subject", async () => {
  const asha = await createMember(app, "Asha", { locale: "pb" });
  await forgot(asha.email);
  await mailedLink(asha.email);
  const [mail] = mailsTo(asha.email);
  expect(mail?.subject).toBe("ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ");
  expect(mail?.html).toContain('<html lang="pa">');
  expect(mail?.text).toContain("30 ਮਿੰਟ");
});

test("an unfinished sign-up cannot reset its password", async () => {
  const { form } = await begin(app, signUpForm());
  await forgot(form.email);
  expect(await mailedLink(form.email)).toBe("");
});
