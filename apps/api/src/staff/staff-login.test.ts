import * as desk from "@sanjog/contract/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import {
  atDesk,
  codeNow,
  createStaff,
  type StaffPerson,
  staff_password,
  tokenSet,
} from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { staffArea } from "./routes.ts";

let app: TestApp;
let gurmeet: StaffPerson;
beforeAll(async () => {
  app = await createTestApp([staffArea], { env: { TRUST_PROXY: "1" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  app.mail.sent.length = 0;
  gurmeet = await createStaff(app, "Gurmeet", "keeper");
});

const login = (password = staff_password, email = gurmeet.email, ip = "203.0.113.7") =>
  as(app).call(desk.staffLogin, { body: { email, password }, headers: { "x-forwarded-for": ip } });
/** Signs in with the password and returns the session that waits for the second factor. */
const begin = async () => ({ token: tokenSet(app, await login()) ?? "" });
const giveCode = (session: { token: string }, code = codeNow(app, gurmeet)) =>
  atDesk(app, session).call(desk.staffSecondFactor, { body: { code } });
const me = (session: { token: string }) => atDesk(app, session).call(desk.showDeskAccount);

describe("a login at the desk", () => {
  test("the password and then a code open a session of eight hours, in a cookie that scripts and other sites cannot use", async () => {
    const begun = await login();
    expect(begun.status).toBe(200);
    expect(String(begun.headers["set-cookie"])).toMatch(
      /^__Secure-desk=[\w-]{43}; Max-Age=28800; Path=\/backend\/api\/desk; HttpOnly; Secure; SameSite=Strict$/,
    );
    const half = { token: tokenSet(app, begun) ?? "" };
    expect((await me(half)).data).toEqual({ step: "code", second_factors: ["app"], account: null });
    expect((await atDesk(app, half).call(desk.listStaff)).status).toBe(403);
    const session = { token: tokenSet(app, await giveCode(half)) ?? "" };
    expect((await me(session)).data).toEqual({
      step: "in",
      second_factors: ["app"],
      account: {
        id: gurmeet.id,
        name: "Gurmeet",
        role: "keeper",
        recovery_codes_left: 0,
        session_ends_at: new Date(app.deps.now().getTime() + 8 * 3_600_000).toISOString(),
      },
    });
    expect((await me(half)).status).toBe(401);
    app.clock.pass({ hours: 7, minutes: 59 });
    expect((await me(session)).status).toBe(200);
    app.clock.pass({ minutes: 1 });
    expect((await me(session)).status).toBe(401);
  });

  test("a wrong password and an unknown address get the same answer, and no cookie", async () => {
    const wrong = await login("Not-the-password-1");
    const nobody = await login(staff_password, "nobody@desk.test");
    expect([wrong.status, tokenSet(app, wrong)]).toEqual([422, null]);
    expect(nobody.bytes.toString()).toBe(wrong.bytes.toString());
  });

  test("the second factor must follow within a quarter of an hour", async () => {
    const half = await begin();
    app.clock.pass({ minutes: 15 });
    expect((await giveCode(half)).status).toBe(401);
  });

  test("a code works once, also for two who give it at the same time", async () => {
    const [one, other] = [await begin(), await begin()];
    const answers = await Promise.all([giveCode(one), giveCode(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await giveCode(await begin())).errors).toHaveProperty("code");
  });

  test("after five wrong codes the right one is refused, and the owner is told that the password is known", async () => {
    const half = await begin();
    for (let i = 0; i < 5; i += 1) expect((await giveCode(half, "ABCDEFGHJK")).status).toBe(422);
    expect((await giveCode(half)).status).toBe(429);
    await app.runJobs();
    expect(app.mail.sent).toMatchObject([{ to: gurmeet.email, subject: "Someone tried codes at the desk" }]);
    expect((await me(half)).status).toBe(401);
  });

  test("ten wrong passwords for an address, or thirty from one network, are enough for a quarter of an hour", async () => {
    for (let i = 0; i < 10; i += 1) await login("Not-the-password-1", gurmeet.email, `198.51.100.${i}`);
    expect((await login()).status).toBe(429);
    for (let i = 0; i < 30; i += 1) await login("x", `nobody${i}@desk.test`, "192.0.2.1");
    const other = await createStaff(app, "Balbir", "lead");
    expect((await login(staff_password, other.email, "192.0.2.1")).status).toBe(429);
    expect((await login(staff_password, other.email, "192.0.2.2")).status).toBe(200);
  });

  test("a request that another site's page sends is not signed in, even with the cookie", async () => {
    const from = (site: string) =>
      atDesk(app, gurmeet).call(desk.showDeskAccount, { headers: { "sec-fetch-site": site } });
    for (const site of ["same-site", "cross-site"]) expect((await from(site)).status).toBe(401);
    for (const site of ["same-origin", "none"]) expect((await from(site)).status).toBe(200);
  });
});

describe("recovery codes", () => {
  const renew = async () => {
    const answer = await atDesk(app, gurmeet).call(desk.replaceRecoveryCodes, {
      body: { code: codeNow(app, gurmeet) },
    });
    expect(answer.status).toBe(200);
    return answer.data.recovery_codes;
  };

  test("a recovery code opens the account once, however it is typed", async () => {
    const [first = "", second = ""] = await renew();
    expect((await giveCode(await begin(), first.toLowerCase().replace("-", " "))).status).toBe(200);
    expect((await giveCode(await begin(), first)).status).toBe(422);
    const two = [await begin(), await begin()];
    const answers = await Promise.all(two.map((half) => giveCode(half, second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await me(gurmeet)).data.account?.recovery_codes_left).toBe(8);
  });

  test("new codes end the old ones, need a current code, and are stored only as hashes", async () => {
    const [old = ""] = await renew();
    const refused = await atDesk(app, gurmeet).call(desk.replaceRecoveryCodes, { body: { code: "000000" } });
    expect(refused.status).toBe(422);
    app.clock.pass({ minutes: 1 });
    const codes = await renew();
    expect([codes.length, codes.includes(old)]).toEqual([10, false]);
    expect((await giveCode(await begin(), old)).status).toBe(422);
    const stored = await app.deps.db.selectFrom("staff_recovery_codes").selectAll().execute();
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replace("-", ""));
  });

  test("one person's recovery code opens nobody else's account", async () => {
    const [code = ""] = await renew();
    const simran = await createStaff(app, "Simran", "moderator");
    const begun = { token: tokenSet(app, await login(staff_password, simran.email)) ?? "" };
    expect((await giveCode(begun, code)).status).toBe(422);
  });
});

describe("the end of a session", () => {
  test("logging out ends this session, logging out everywhere all of them", async () => {
    app.clock.pass({ minutes: 1 });
    const other = { token: tokenSet(app, await giveCode(await begin())) ?? "" };
    const out = await atDesk(app, other).call(desk.staffLogout);
    expect([out.status, tokenSet(app, out)]).toEqual([200, ""]);
    expect([(await me(other)).status, (await me(gurmeet)).status]).toEqual([401, 200]);
    app.clock.pass({ minutes: 1 });
    const again = { token: tokenSet(app, await giveCode(await begin())) ?? "" };
    await atDesk(app, again).call(desk.staffLogoutEverywhere);
    expect([(await me(again)).status, (await me(gurmeet)).status]).toEqual([401, 401]);
  });

  test("another password needs the current one and ends the other sessions", async () => {
    const half = await begin();
    const change = (current_password: string, password: string) =>
      atDesk(app, gurmeet).call(desk.changeStaffPassword, { body: { current_password, password } });
    const new_password = "Another-sewa-2026";
    expect((await change("wrong", new_password)).errors).toHaveProperty("current_password");
    expect((await change(staff_password, "Password1!")).errors).toHaveProperty("password");
    expect((await change(staff_password, new_password)).status).toBe(200);
    expect([(await me(half)).status, (await me(gurmeet)).status]).toEqual([401, 200]);
    expect((await login()).status).toBe(422);
    expect((await login(new_password)).status).toBe(200);
  });
});
