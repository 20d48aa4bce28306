import * as desk from "@sanjog/contract/staff";
import { passkey_max } from "@sanjog/domain/staff/passkeys";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Faults, makePasskey, newAuthenticator, signWith } from "../../test/support/authenticator.ts";
import { long_form } from "../../test/support/long-form.ts";
import { createPasskeyOwner, passkeyHands } from "../../test/support/passkey-hands.ts";
import { atDesk, codeNow, createStaff, type StaffPerson, tokenSet } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { forgetSessions } from "./commands/forget-sessions.ts";
import { codeOfStep, stepAt } from "./one-time-password.ts";
import { staffArea } from "./routes.ts";

let app: TestApp;
let origin: string;
let gurmeet: StaffPerson;
beforeAll(async () => {
  app = await createTestApp([staffArea]);
  origin = new URL(app.deps.config.publicUrl).origin;
});
afterAll(() => app.close());
beforeEach(async () => {
  gurmeet = await createPasskeyOwner(app);
});

const { begin, order, add, ask, give, me, list, remove, withPasskey, signInWith, invited } = passkeyHands(
  () => ({
    app,
    gurmeet,
  }),
);

describe("a passkey as the second factor", () => {
  test("an invited person chooses a passkey, gets recovery codes, is signed in, and signs in with it again", async () => {
    const half = await invited("harleen@desk.test");
    expect((await me(half)).data).toMatchObject({ step: "set_up", second_factors: [] });
    const ordered = (await order(half, {})).data;
    expect(ordered).toMatchObject({
      rp: { id: new URL(origin).hostname },
      user: { name: "harleen@desk.test", displayName: "Harleen" },
      authenticatorSelection: { userVerification: "required" },
      attestation: "none",
    });
    const phone = newAuthenticator();
    const added = await add(half, makePasskey(phone, ordered, origin));
    expect(added.data.recovery_codes).toHaveLength(10);
    const session = { token: tokenSet(app, added) ?? "" };
    expect((await me(session)).data).toMatchObject({ step: "in", second_factors: ["passkey"] });
    expect((await me(half)).status).toBe(401);
    const again = await begin({ email: "harleen@desk.test" });
    expect((await me(again)).data).toEqual({ step: "code", second_factors: ["passkey"], account: null });
    const { data } = await ask(again);
    expect(data).toMatchObject({ allowCredentials: [{ id: phone.id }], userVerification: "required" });
    const opened = { token: tokenSet(app, await give(again, signWith(phone, data, origin))) ?? "" };
    expect((await me(opened)).data.step).toBe("in");
    // Recovery codes open the account as before.
    const without = await begin({ email: "harleen@desk.test" });
    const code = added.data.recovery_codes?.[0] ?? "";
    const by_code = await atDesk(app, without).call(desk.staffSecondFactor, { body: { code } });
    expect(by_code.status).toBe(200);
  });

  test("somebody with an app adds passkeys with names, given a code; the log and a mail say so", async () => {
    expect((await order(gurmeet, {})).errors).toHaveProperty("code");
    expect((await order(gurmeet, { code: "000000" })).errors).toHaveProperty("code");
    await withPasskey(gurmeet, "My phone");
    await withPasskey(gurmeet, "The key on my ring");
    expect(await list(gurmeet)).toMatchObject([
      { name: "My phone", used_at: null, may_remove: true },
      { name: "The key on my ring", may_remove: true },
    ]);
    const lines = await app.deps.db
      .selectFrom("audit_log")
      .where("who", "like", `%${gurmeet.id}%`)
      .select("action")
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["add_passkey", "add_passkey"]);
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to)).toEqual([gurmeet.email, gurmeet.email]);
    expect(app.mail.sent[0]?.subject).toContain("A passkey was added");
  });

  test("a passkey also gives new recovery codes", async () => {
    const phone = await withPasskey();
    const passkey = signWith(phone, (await ask(gurmeet)).data, origin);
    const renewed = await atDesk(app, gurmeet).call(desk.replaceRecoveryCodes, { body: { passkey } });
    expect(renewed.data.recovery_codes).toHaveLength(10);
  });

  test("an account has ten passkeys at most, and no passkey twice", async () => {
    const phone = await withPasskey();
    app.clock.pass({ minutes: 1 });
    const ordered = (await order(gurmeet, { code: codeNow(app, gurmeet) })).data;
    expect(ordered.excludeCredentials).toMatchObject([{ id: phone.id }]);
    expect((await add(gurmeet, makePasskey(phone, ordered, origin))).status).toBe(422);
    for (let more = 1; more < passkey_max; more += 1) {
      await app.forgetLimits();
      await withPasskey();
    }
    app.clock.pass({ minutes: 1 });
    expect((await order(gurmeet, { code: codeNow(app, gurmeet) })).message).toContain("10 passkeys");
  });
});

describe("a passkey is refused", () => {
  const other = newAuthenticator();
  test.each<[string, Faults]>([
    ["on a page of another origin", { origin: "https://desk.example" }],
    ["on a page of the same host with another port", { origin: "https://sanjog.test:8443" }],
    ["when it signs for another site", { rp_id: "desk.example" }],
    ["for another challenge", { challenge: Buffer.alloc(32, 1).toString("base64url") }],
    ["when nobody gave a fingerprint or PIN", { unverified: true }],
    ["when another key signed", { signed_by: other }],
  ])("at a login %s, and the right one logs in afterwards", async (_, faults) => {
    const phone = await withPasskey();
    const refused = await signInWith(phone, faults);
    expect([refused.status, tokenSet(app, refused)]).toEqual([422, null]);
    expect((await signInWith(phone)).status).toBe(200);
  });

  test.each<[string, Faults]>([
    ["on a page of another origin", { origin: "https://desk.example" }],
    ["for another site", { rp_id: "desk.example" }],
    ["for another challenge", { challenge: Buffer.alloc(32, 1).toString("base64url") }],
    ["when nobody gave a fingerprint or PIN", { unverified: true }],
  ])("when it is made %s", async (_, faults) => {
    const half = await invited(`${_.length}${Date.now()}@desk.test`);
    const ordered = (await order(half, {})).data;
    expect((await add(half, makePasskey(newAuthenticator(), ordered, origin, faults))).status).toBe(422);
    expect((await me(half)).data.step).toBe("set_up");
  });

  test("the same answer does not work twice, nor in another login of the same person", async () => {
    const phone = await withPasskey();
    const [one, two] = [await begin(), await begin()];
    const answer = signWith(phone, (await ask(one)).data, origin);
    await ask(two);
    expect((await give(two, answer)).status).toBe(422);
    expect((await give(one, answer)).status).toBe(200);
    expect((await give(await begin(), answer)).status).toBe(422);
  });

  test("a refused answer uses up the challenge, and a new question replaces the one before", async () => {
    const phone = await withPasskey();
    const half = await begin();
    const { data } = await ask(half);
    expect((await give(half, signWith(phone, data, origin, { unverified: true }))).status).toBe(422);
    expect((await give(half, signWith(phone, data, origin))).status).toBe(422);
    const earlier = (await ask(half)).data;
    const later = (await ask(half)).data;
    expect((await give(half, signWith(phone, earlier, origin))).status).toBe(422);
    expect(earlier.challenge).not.toBe(later.challenge);
  });

  test("after five minutes, both to sign and to be made", async () => {
    const phone = await withPasskey();
    const half = await begin();
    const { data } = await ask(half);
    app.clock.pass({ minutes: 5 });
    expect((await give(half, signWith(phone, data, origin))).status).toBe(422);
    const fresh = await invited(`late${Date.now()}@desk.test`);
    const ordered = (await order(fresh, {})).data;
    app.clock.pass({ minutes: 5 });
    expect((await add(fresh, makePasskey(newAuthenticator(), ordered, origin))).status).toBe(422);
    await ask(await begin());
    app.clock.pass({ minutes: 6 });
    await forgetSessions(app.deps);
    expect(await app.deps.db.selectFrom("staff_challenges").selectAll().execute()).toEqual([]);
  });

  test("when the device has counted back or not on, as a copy would", async () => {
    const phone = await withPasskey(gurmeet, "A key that counts", 5);
    expect((await signInWith(phone)).status).toBe(200);
    for (const counter of [6, 5, 1, 0])
      expect([counter, (await signInWith(phone, { counter })).status]).toEqual([counter, 422]);
    expect((await signInWith(phone, { counter: 100 })).status).toBe(200);
  });

  test("when it belongs to another volunteer", async () => {
    const simran = await createStaff(app, "Simran", "moderator");
    const [own, hers] = [await withPasskey(), await withPasskey(simran)];
    expect((await signInWith(hers)).status).toBe(422);
    // Not with her key under the name of his either.
    expect((await signInWith(own, { signed_by: hers })).status).toBe(422);
    const [passkey] = await list(simran);
    app.clock.pass({ minutes: 1 });
    const removed = await remove(gurmeet, passkey?.id ?? "", { code: codeNow(app, gurmeet) });
    expect([removed.status, (await list(simran)).length]).toEqual([404, 1]);
  });

  test("with the answer to an order of a new passkey, or as its answer", async () => {
    const phone = await withPasskey();
    app.clock.pass({ minutes: 1 });
    const ordered = (await order(gurmeet, { code: codeNow(app, gurmeet) })).data;
    const half = await begin();
    const question = { ...(await ask(half)).data, challenge: ordered.challenge };
    expect((await give(half, signWith(phone, question, origin))).status).toBe(422);
    const nonsense = { id: "AAAA", client_data: "AAAA", authenticator_data: "AAAA", signature: "AAAA" };
    await ask(half);
    expect((await give(half, nonsense)).status).toBe(422);
    await ask(half);
    expect((await give(half, { ...nonsense, id: phone.id })).status).toBe(422);
  });

  test("without the second factor of the account, the password adds none", async () => {
    await withPasskey();
    const half = await begin();
    expect((await order(half, {})).status).toBe(422);
    app.clock.pass({ minutes: 1 });
    expect((await order(half, { code: codeNow(app, gurmeet) })).status).toBe(422);
    expect((await atDesk(app, half).call(desk.beginSecondFactor)).status).toBe(422);
    const first = await invited("two@desk.test");
    const { id } = await app.deps.db
      .selectFrom("staff_accounts")
      .where("email", "=", "two@desk.test")
      .select("id")
      .executeTakeFirstOrThrow();
    const ordered = (await order(first, {})).data;
    // Another browser has set up the app meanwhile.
    const set = app.deps.fields.encryptRow("staff_accounts", id, { totp_secret: "c2VjcmV0" });
    await app.deps.db
      .updateTable("staff_accounts")
      .set({ ...set, totp_confirmed_at: app.deps.now() })
      .where("id", "=", id)
      .execute();
    expect((await add(first, makePasskey(newAuthenticator(), ordered, origin))).status).toBe(422);
    expect((await me(first)).data.step).toBe("code");
  });

  test("a code of an app that somebody with the password began before the passkey, and never confirmed", async () => {
    const owner = await invited("jas@desk.test");
    const somebody = await begin({ email: "jas@desk.test" });
    const ordered = (await order(owner, {})).data;
    const { secret } = (await atDesk(app, somebody).call(desk.beginSecondFactor)).data;
    const accounts = () => app.deps.db.selectFrom("staff_accounts").where("email", "=", "jas@desk.test");
    const { id, totp_secret } = await accounts().select(["id", "totp_secret"]).executeTakeFirstOrThrow();
    const kept = app.deps.fields.decryptRow("staff_accounts", id, { totp_secret }).totp_secret ?? "";
    expect([secret.length, kept.length]).toEqual([32, 27]);
    const code = () => codeOfStep(Buffer.from(kept, "base64url"), stepAt(app.deps.now()));
    expect((await add(owner, makePasskey(newAuthenticator(), ordered, origin))).status).toBe(200);
    const giveCode = async () =>
      atDesk(app, await begin({ email: "jas@desk.test" })).call(desk.staffSecondFactor, {
        body: { code: code() },
      });
    expect((await giveCode()).status).toBe(422);
    const after = await accounts().select("totp_secret").executeTakeFirstOrThrow();
    expect(after.totp_secret).toBeNull();
    // An account from before still has such a secret.
    await app.deps.db.updateTable("staff_accounts").set({ totp_secret }).where("id", "=", id).execute();
    expect((await giveCode()).status).toBe(422);
    expect((await atDesk(app, somebody).call(desk.beginSecondFactor)).status).toBe(422);
  });

  test("after five wrong answers even the right one, and the owner is told", async () => {
    const phone = await withPasskey();
    await app.forgetLimits();
    await app.runJobs();
    app.mail.sent.length = 0;
    for (let i = 0; i < 5; i += 1) expect((await signInWith(phone, { unverified: true })).status).toBe(422);
    expect((await signInWith(phone)).status).toBe(429);
    await app.runJobs();
    expect(app.mail.sent).toMatchObject([{ to: gurmeet.email, subject: "Someone tried codes at the desk" }]);
  });
});

test("the same answer sent twice at once logs in once", async () => {
  const phone = await withPasskey();
  for (let run = 0; run < (long_form ? 1_000 : 3); run += 1) {
    await app.forgetLimits();
    const half = await begin();
    const answer = signWith(phone, (await ask(half)).data, origin);
    const answers = await Promise.all([give(half, answer), give(half, answer)]);
    const logged_in = answers.filter(({ status }) => status === 200);
    expect([run, logged_in.length]).toEqual([run, 1]);
  }
});
