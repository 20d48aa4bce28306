import * as endpoints from "@sanjog/contract/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember, type Person, signIn } from "../../test/support/people.ts";
import {
  begin,
  good_password,
  mailedCode,
  sendWhatsApp,
  sentenceOf,
  signUpForm,
} from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { tidyAccountsJob } from "./jobs/tidy-accounts.ts";
import { accountsArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([accountsArea]);
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

const long_ago = new Date("2026-09-01T00:00:00Z");
const old_account = { created_at: long_ago, email_verified_at: long_ago, phone_verified_at: long_ago };
const mail_only = { ...old_account, phone_number: null, phone_verified_at: null };
const number_only = { ...old_account, email: null, email_verified_at: null };

let numbers = 0;
const newNumber = () => `+9198222${String(10_000 + ++numbers)}`;
const mailsTo = (email: string) => app.mail.sent.filter(({ to }) => to === email);
const textsTo = (number: string) => app.whatsapp.sent.filter(({ to }) => to === number);
const loadUser = (token: string) => as(app, { token }).call(endpoints.loadUser);
const login = (email_or_phone: string, password = good_password) =>
  as(app).call(endpoints.login, { body: { email_or_phone, password } });
const change = (person: { token: string }, body: object) =>
  as(app, person).call(endpoints.changeAccount, { body });

/** Adds a number with the password, and sends the message from it. */
async function addNumber(person: Person, phone_number: string) {
  const body = { phone_number, password: good_password };
  const begun = await as(app, person).call(endpoints.addPhoneNumber, { body });
  await sendWhatsApp(app, phone_number, sentenceOf(begun.data.whatsapp_link));
}

/** Adds or changes the e-mail with the password, and types the code. */
async function addEmail(person: Person, email: string) {
  const begun = await change(person, { email, password: good_password });
  const body = { session_key: begun.data.session_key ?? "", email_otp: await mailedCode(app, email) };
  expect((await as(app).call(endpoints.verifyEmailCode, { body })).status).toBe(200);
}

/** The page behind "not me" in the last mail to this address. */
function notMePage(email: string): string {
  const link = /\S+\/not-me\/\S+/.exec(mailsTo(email).at(-1)?.text ?? "")?.[0] ?? "";
  return link && new URL(link).pathname;
}
const press = (url: string) =>
  app.fastify.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "",
  });

async function reset(from: string, password = "Winter-Kite-52") {
  const token = /token=([\w-]+)/.exec(from)?.[1] ?? "";
  const body = { token, password, password_confirmation: password };
  return as(app).call(endpoints.resetPassword, { body });
}

describe("I19: an open session is not enough to add an address", () => {
  test.each([
    ["a number by its own call", mail_only, "number"],
    ["a number by the account's call", mail_only, "user"],
    ["an e-mail", number_only, "email"],
  ] as const)("%s requires the password, with a field error", async (_, details, how) => {
    const asha = await createMember(app, "Asha", details);
    const ask = (password?: string) => {
      const phone_number = newNumber();
      const body =
        how === "email"
          ? { email: `${phone_number.slice(1)}@example.com`, password }
          : { phone_number, password };
      return how === "number"
        ? as(app, asha).call(endpoints.addPhoneNumber, { body })
        : as(app, asha).call(endpoints.changeAccount, { body });
    };
    const refused = await ask();
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ["password"]]);
    expect(Object.keys((await ask("wrong")).errors ?? {})).toEqual(["password"]);
    expect((await ask(good_password)).status).toBe(200);
  });

  test("only the sign-up's own session needs no password, for the first 30 minutes", async () => {
    const { form, key, cookie, link } = await begin(app, signUpForm());
    await sendWhatsApp(app, form.phone_number, sentenceOf(link));
    const { data } = await as(app).call(endpoints.verifyUser, {
      body: { session_key: key },
      headers: { cookie },
    });
    const { user_id, signed_up_here_at } = (await loadUser(data.token)).data;
    expect(signed_up_here_at).toBe(app.clock.now().toISOString());
    const other = { token: await signIn(app, user_id) };
    expect((await loadUser(other.token)).data.signed_up_here_at).toBeNull();
    expect((await change(other, { email: "other@example.com" })).errors).toHaveProperty("password");
    app.clock.pass({ minutes: 29 });
    expect((await change(data, { email: form.email })).status).toBe(200);
    app.clock.pass({ minutes: 1 });
    expect((await change(data, { email: "later@example.com" })).errors).toHaveProperty("password");
    expect((await loadUser(data.token)).data.signed_up_here_at).toBeNull();
  });
});

describe("I19: the owner of an older address is notified of a new one and can undo it", () => {
  test("an added number sends a mail; opening its link changes nothing, the page's button undoes the change", async () => {
    const asha = await createMember(app, "Asha", mail_only);
    const number = newNumber();
    await addNumber(asha, number);
    expect((await loadUser(asha.token)).data.phone_verified).toBe(true);
    await app.runJobs();
    expect(mailsTo(asha.email).at(-1)?.subject).toBe("A number was added to your account");
    const page = notMePage(asha.email);
    const opened = await app.fastify.inject({ url: page });
    expect([opened.statusCode, opened.body.includes('lang="pa"')]).toEqual([200, true]);
    expect((await loadUser(asha.token)).status).toBe(200);
    const undone = await press(page);
    expect(undone.statusCode).toBe(200);
    expect((await loadUser(asha.token)).status).toBe(401);
    for (const name of [asha.email, number]) expect((await login(name)).status).toBe(422);
    const done = await reset(undone.body);
    expect((await loadUser(done.data.token)).data).toMatchObject({
      email: asha.email,
      phone_number: null,
      phone_verified: false,
      profile_status: 1,
    });
    const used = await press(page);
    expect(used.statusCode).toBe(404);
    expect(used.body).toContain('/forgot-password"');
  });

  test("an added e-mail sends a WhatsApp message, and NOT ME undoes it without closing the account", async () => {
    const balbir = await createMember(app, "Balbir", { ...number_only, locale: "pb" });
    await addEmail(balbir, "thief@example.com");
    await app.runJobs();
    const told = textsTo(balbir.phone_number).at(-1);
    expect(told?.template).toMatchObject({ name: "address_added", language: "pa" });
    expect(told?.text).toContain("t•••@example.com");
    const reply = await sendWhatsApp(app, balbir.phone_number, "not me");
    expect((await loadUser(balbir.token)).status).toBe(401);
    expect((await login("thief@example.com")).status).toBe(422);
    const done = await reset(reply);
    expect((await loadUser(done.data.token)).data).toMatchObject({ email: null, profile_status: 1 });
  });

  test("restoring a replaced e-mail also removes addresses added after it", async () => {
    const charan = await createMember(app, "Charan", mail_only);
    const [number, email] = [newNumber(), "thief2@example.com"];
    await addNumber(charan, number);
    app.clock.pass({ minutes: 3 });
    await app.runJobs();
    const first = notMePage(charan.email);
    await addEmail(charan, email);
    await app.runJobs();
    expect(mailsTo(charan.email).at(-1)?.subject).toBe("Your email address was changed");
    // The number is the thief's own, so it gets no message that could undo the change.
    expect(textsTo(number).some(({ template }) => template?.name === "address_added")).toBe(false);
    const done = await reset((await press(first)).body);
    expect((await loadUser(done.data.token)).data).toMatchObject({
      email: charan.email,
      email_verified: true,
      phone_number: null,
    });
  });

  test("a replaced number can undo the change by WhatsApp for seven days", async () => {
    const deepa = await createMember(app, "Deepa", old_account);
    await addNumber(deepa, newNumber());
    await sendWhatsApp(app, deepa.phone_number, "NOT ME");
    expect((await loadUser(await signIn(app, deepa.id))).data.phone_number).toBe(deepa.phone_number);
    const esha = await createMember(app, "Esha", old_account);
    await addNumber(esha, newNumber());
    app.clock.pass({ days: 7, minutes: 1 });
    expect(await sendWhatsApp(app, esha.phone_number, "NOT ME")).toContain("Nothing was linked");
  });
});

describe("I19: a new address receives no reset link for 72 hours while an older one exists", () => {
  test("“reset” from a new number gets an explanation, and a link after that time", async () => {
    const asha = await createMember(app, "Asha", mail_only);
    const number = newNumber();
    await addNumber(asha, number);
    const early = await sendWhatsApp(app, number, "reset");
    expect(early).not.toContain("token=");
    expect(early).toContain("72 hours");
    app.clock.pass({ hours: 72 });
    expect(await sendWhatsApp(app, number, "reset")).toContain("token=");
  });

  test("a new e-mail receives no link, with the same response as an unknown address", async () => {
    const balbir = await createMember(app, "Balbir", number_only);
    const email = "balbir.new@example.com";
    await addEmail(balbir, email);
    app.clock.pass({ minutes: 3 });
    const forgot = (email_or_phone: string) =>
      as(app).call(endpoints.forgotPassword, { body: { email_or_phone } });
    const [known, unknown] = [await forgot(email), await forgot("nobody@example.com")];
    expect([known.status, known.message, known.data]).toEqual([
      unknown.status,
      unknown.message,
      unknown.data,
    ]);
    await app.runJobs();
    expect(mailsTo(email).at(-1)?.text).not.toContain("token=");
    expect(mailsTo(email).at(-1)?.text).toContain("72 hours");
    app.clock.pass({ hours: 72 });
    await forgot(email);
    await app.runJobs();
    expect(mailsTo(email).at(-1)?.text).toContain("token=");
  });
});

describe("I19: a newer number's “not me” cannot keep the owner out", () => {
  const statusOf = async ({ id }: Person) =>
    (
      await app.deps.db
        .selectFrom("members")
        .where("id", "=", id)
        .select("profile_status")
        .executeTakeFirstOrThrow()
    ).profile_status;

  test.each([
    ["active", 1],
    ["held for review", 2],
    ["paused", 3],
  ] as const)("the owner's link restores the account to its status: %s", async (_, profile_status) => {
    const asha = await createMember(app, "Asha", { ...mail_only, profile_status });
    const number = newNumber();
    await addNumber(asha, number);
    await app.runJobs();
    const page = notMePage(asha.email);
    await sendWhatsApp(app, number, "not me");
    expect(await statusOf(asha)).toBe(6);
    const done = await reset((await press(page)).body);
    expect([done.status, await statusOf(asha)]).toEqual([200, profile_status]);
  });

  test("the owner is paused when the match has ended meanwhile", async () => {
    const asha = await createMember(app, "Asha", { ...mail_only, profile_status: 5 });
    const number = newNumber();
    await addNumber(asha, number);
    await app.runJobs();
    await sendWhatsApp(app, number, "not me");
    expect((await press(notMePage(asha.email))).statusCode).toBe(200);
    expect(await statusOf(asha)).toBe(3);
  });

  test("a suspension by an operator stays, with its reason", async () => {
    const charan = await createMember(app, "Charan", mail_only);
    const number = newNumber();
    await addNumber(charan, number);
    await app.runJobs();
    const suspended = { profile_status: 6, status_before: 1, status_reason_en: "Money was asked." } as const;
    await app.deps.db.updateTable("members").set(suspended).where("id", "=", charan.id).execute();
    await sendWhatsApp(app, number, "not me");
    expect((await reset((await press(notMePage(charan.email))).body)).message).toContain("Money was asked.");
    expect(await statusOf(charan)).toBe(6);
  });
});

test("the data to undo a change of address is deleted when it can no longer be undone", async () => {
  const deepa = await createMember(app, "Deepa", old_account);
  await addEmail(deepa, "deepa.new@example.com");
  const kept = () =>
    app.deps.db.selectFrom("address_disputes").where("member_id", "=", deepa.id).select("id").execute();
  app.clock.pass({ days: 7, minutes: -1 });
  await tidyAccountsJob.run(app.deps, {});
  expect(await kept()).toHaveLength(1);
  app.clock.pass({ minutes: 1 });
  await tidyAccountsJob.run(app.deps, {});
  expect(await kept()).toEqual([]);
});
