import * as desk from "@sanjog/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { atDesk, createStaff, type StaffPerson, tokenSet } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { forgetSessions } from "./commands/forget-sessions.ts";
import { createInvitation } from "./commands/invite.ts";
import { codeOfStep, stepAt } from "./one-time-password.ts";
import { staffArea } from "./routes.ts";

let app: TestApp;
let gurmeet: StaffPerson;
let simran: StaffPerson;
beforeAll(async () => {
  app = await createTestApp([staffArea]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  await app.runJobs();
  app.mail.sent.length = 0;
  gurmeet = await createStaff(app, "Gurmeet", "keeper");
  simran = await createStaff(app, "Simran", "moderator");
});

const why = "a new volunteer";
const invite = (email: string, locale = "en") =>
  atDesk(app, gurmeet).call(desk.inviteStaff, { body: { email, locale, why } });
const linkIn = (text = "") => /desk\/invitation#([\w-]{43})/.exec(text)?.[1] ?? "";
const invited = async (email: string) => {
  expect((await invite(email)).status).toBe(200);
  await app.runJobs();
  return linkIn(app.mail.sent.at(-1)?.text);
};
const accept = (token: string, name = "Harleen") =>
  as(app).call(desk.acceptInvitation, { body: { token, name, password: "Sewa-at-the-desk-2" } });
/** The secret as bytes, from what the page shows. */
const bytesOf = (base32: string) => {
  const bits = [...base32]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

describe("an invitation", () => {
  test("an invited person chooses a password, sets up the app and is signed in as a moderator, with ten recovery codes", async () => {
    const token = await invited("harleen@desk.test");
    const opened = await as(app).call(desk.openInvitation, { body: { token } });
    expect(opened.data).toEqual({ email: "harleen@desk.test", role: "moderator" });
    const half = { token: tokenSet(app, await accept(token)) ?? "" };
    expect((await atDesk(app, half).call(desk.showDeskAccount)).data).toEqual({
      step: "set_up",
      second_factors: [],
      account: null,
    });
    const { data } = await atDesk(app, half).call(desk.beginSecondFactor);
    expect(data.uri).toContain(`secret=${data.secret}&issuer=Sanjog`);
    const code = codeOfStep(bytesOf(data.secret), stepAt(app.deps.now()));
    const confirm = (typed: string) =>
      atDesk(app, half).call(desk.confirmSecondFactor, { body: { code: typed } });
    expect((await confirm("000000")).status).toBe(422);
    const confirmed = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(confirmed.data.recovery_codes).toHaveLength(10);
    const session = { token: tokenSet(app, confirmed) ?? "" };
    expect((await atDesk(app, session).call(desk.showDeskAccount)).data.account).toMatchObject({
      name: "Harleen",
      role: "moderator",
      recovery_codes_left: 10,
    });
    expect((await atDesk(app, session).call(desk.beginSecondFactor)).status).toBe(422);
    const stored = await app.deps.db.selectFrom("staff_accounts").select("totp_secret").execute();
    expect(JSON.stringify(stored)).not.toContain(bytesOf(data.secret).toString("base64url"));
  });

  test("an invitation works once, also for two at the same time, and for two days", async () => {
    const token = await invited("once@desk.test");
    const answers = await Promise.all([accept(token), accept(token, "Somebody")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const late = await invited("late@desk.test");
    app.clock.pass({ days: 2 });
    expect((await accept(late)).status).toBe(422);
    expect((await as(app).call(desk.openInvitation, { body: { token: late } })).status).toBe(422);
  });

  test("a new invitation to the same address replaces the earlier one, and a withdrawn one opens nothing", async () => {
    const first = await invited("deepa@desk.test");
    const second = await invited("deepa@desk.test");
    expect((await accept(first)).status).toBe(422);
    const { invitations } = (await atDesk(app, gurmeet).call(desk.listStaff)).data;
    const id = invitations.find(({ email }) => email === "deepa@desk.test")?.id ?? "";
    const withdraw = () =>
      atDesk(app, gurmeet).call(desk.withdrawInvitation, { params: { id }, body: { why } });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
    expect((await accept(second)).status).toBe(422);
  });

  test("an address of somebody at the desk is not invited again, and the link is shown to nobody but its mailbox", async () => {
    expect((await invite(simran.email)).errors).toHaveProperty("email");
    const answer = await invite("new@desk.test");
    expect(answer.bytes.toString()).not.toContain("#");
    const inPunjabi = await invite("navi@desk.test", "pb");
    expect(inPunjabi.status).toBe(200);
    await app.runJobs();
    expect(app.mail.sent.at(-1)?.subject).toMatch(/[\u0A00-\u0A7F]/);
  });

  test("the command line invites the first keeper, and the log has a line without the address", async () => {
    const link = await app.deps.tx((tx) =>
      createInvitation(
        app.deps,
        tx,
        { who: "root", why: "the first keeper" },
        {
          email: "first@desk.test",
          role: "keeper",
          locale: "en",
          invited_by: null,
        },
      ),
    );
    const opened = await as(app).call(desk.openInvitation, { body: { token: linkIn(link) } });
    expect(opened.data.role).toBe("keeper");
    const lines = await app.deps.db.selectFrom("audit_log").selectAll().where("who", "=", "root").execute();
    expect(lines).toMatchObject([{ action: "invite_staff", why: "the first keeper" }]);
    expect(JSON.stringify(lines)).not.toContain("first@desk.test");
  });
});

describe("accounts of the desk", () => {
  test("a keeper ends somebody else's account at once, but not their own", async () => {
    const end = (id: string) =>
      atDesk(app, gurmeet).call(desk.endStaffAccount, { params: { id }, body: { why } });
    expect((await end(gurmeet.id)).status).toBe(403);
    expect((await end(simran.id)).status).toBe(200);
    expect((await atDesk(app, simran).call(desk.showDeskAccount)).status).toBe(401);
    expect((await end(simran.id)).status).toBe(404);
    const { staff } = (await atDesk(app, gurmeet).call(desk.listStaff)).data;
    expect(staff.some(({ id }) => id === simran.id)).toBe(false);
    // The address may be invited again: that is also the way back after a lost phone.
    expect((await invite(simran.email)).status).toBe(200);
  });

  test("a keeper logs somebody out everywhere", async () => {
    await atDesk(app, gurmeet).call(desk.signOutStaff, { params: { id: simran.id }, body: { why } });
    expect((await atDesk(app, simran).call(desk.showDeskAccount)).status).toBe(401);
  });

  test("sessions and invitations are deleted in the night after their end", async () => {
    await invite("old@desk.test");
    app.clock.pass({ days: 3 });
    await forgetSessions(app.deps);
    for (const table of ["staff_sessions", "staff_invitations"] as const) {
      const { rows } =
        await sql`select from ${sql.table(table)} where expires_at <= ${app.deps.now()}`.execute(app.deps.db);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });
});
