import * as desk from "@sanjog/contract/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePasskey, newAuthenticator, signWith } from "../../test/support/authenticator.ts";
import { long_form } from "../../test/support/long-form.ts";
import { createPasskeyOwner, passkeyHands } from "../../test/support/passkey-hands.ts";
import { atDesk, createStaff, type StaffPerson, tokenSet } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
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

const { begin, order, add, ask, give, list, remove, withPasskey, signInWith, invited } = passkeyHands(() => ({
  app,
  gurmeet,
}));

describe("the end of a passkey", () => {
  test("it is removed given a second factor, and opens nothing any more", async () => {
    const [old, phone] = [await withPasskey(gurmeet, "Old phone"), await withPasskey(gurmeet, "My phone")];
    const [first] = await list(gurmeet);
    expect((await remove(gurmeet, first?.id ?? "", {})).errors).toHaveProperty("code");
    const passkey = signWith(phone, (await ask(gurmeet)).data, origin);
    expect((await remove(gurmeet, first?.id ?? "", { passkey })).status).toBe(200);
    expect((await list(gurmeet)).map(({ name }) => name)).toEqual(["My phone"]);
    expect((await signInWith(old)).status).toBe(422);
    const { action } = await app.deps.db
      .selectFrom("audit_log")
      .where("who", "like", `%${gurmeet.id}%`)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .select("action")
      .executeTakeFirstOrThrow();
    expect(action).toBe("remove_passkey");
  });

  test("the last second factor stays, also when two passkeys are removed at once", async () => {
    for (let run = 0; run < (long_form ? 100 : 2); run += 1) {
      await app.forgetLimits();
      const half = await invited(`last${run}${Date.now()}@desk.test`);
      const phone = newAuthenticator();
      const added = await add(half, makePasskey(phone, (await order(half, {})).data, origin));
      const session = { token: tokenSet(app, added) ?? "" };
      const codes = added.data.recovery_codes ?? [];
      const [only] = await list(session);
      expect(only?.may_remove).toBe(false);
      expect((await remove(session, only?.id ?? "", { code: codes[0] })).status).toBe(403);
      const second = (await order(session, { code: codes[1] })).data;
      expect((await add(session, makePasskey(newAuthenticator(), second, origin))).status).toBe(200);
      const two = await list(session);
      const answers = await Promise.all(two.map(({ id }, i) => remove(session, id, { code: codes[2 + i] })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await list(session)).toHaveLength(1);
    }
  });

  test("logging out everywhere ends every open question, and the end of an account deletes its passkeys", async () => {
    const phone = await withPasskey();
    const half = await begin();
    const { data } = await ask(half);
    await atDesk(app, gurmeet).call(desk.staffLogoutEverywhere);
    expect((await give(half, signWith(phone, data, origin))).status).toBe(401);
    const open = app.deps.db.selectFrom("staff_challenges").where("challenge", "=", data.challenge);
    expect(await open.selectAll().execute()).toEqual([]);
    const keeper = await createStaff(app, "Jasbir", "keeper");
    const why = "has left the committee";
    await atDesk(app, keeper).call(desk.endStaffAccount, { params: { id: gurmeet.id }, body: { why } });
    const left = await app.deps.db
      .selectFrom("staff_passkeys")
      .where("staff_id", "=", gurmeet.id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});
