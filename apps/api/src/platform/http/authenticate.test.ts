import { changePassword } from "@sanjog/contract/account-lifecycle";
import { changeAccount, loadUser, logout } from "@sanjog/contract/accounts";
import { sendRequest } from "@sanjog/contract/connections";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../../test/support/caller.ts";
import { createComplete, createMan } from "../../../test/support/families.ts";
import { createMember, signIn } from "../../../test/support/people.ts";
import { good_password } from "../../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { areas } from "../../areas.ts";
import { decideByOperator } from "../../decisions/commands/by-operator.ts";
import { assemble } from "../database/open.ts";

let app: TestApp;
/** Two servers share one database. */
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
  [one, other] = [await openServer(), await openServer()];
});
afterAll(() => Promise.all([one, other, app].map(({ close }) => close())));

function openServer(): Promise<TestApp> {
  const { pool } = app.deps;
  const { db, tx } = assemble({ pool, embedded: true, end: async () => undefined });
  return createTestApp(areas, { ports: () => ({ db, tx, pool, now: app.deps.now }) });
}

const many_times = Array.from({ length: 20 }, (_, time) => time);
const statusesOf = async (token: string) => [
  (await as(one, { token }).call(loadUser)).status,
  (await as(other, { token }).call(loadUser)).status,
];

describe("A change at one server takes effect at another server at once:", () => {
  test("a logout ends the session", async () => {
    const asha = await createMember(app, "Asha");
    for (const _ of many_times) {
      const token = await signIn(app, asha.id);
      expect(await statusesOf(token)).toEqual([200, 200]);
      expect((await as(one, { token }).call(logout)).status).toBe(200);
      expect((await as(other, { token }).call(loadUser)).status).toBe(401);
    }
  });

  test("a new password ends the other sessions", async () => {
    const asha = await createMember(app, "Asha");
    const tablet = await signIn(app, asha.id);
    expect(await statusesOf(tablet)).toEqual([200, 200]);
    const body = {
      current_password: good_password,
      password: "ਵੱਡਾ Banyan 47!",
      password_confirmation: "ਵੱਡਾ Banyan 47!",
    };
    expect((await as(one, asha).call(changePassword, { body })).status).toBe(200);
    expect((await as(other, { token: tablet }).call(loadUser)).status).toBe(401);
  });

  test("a suspended member disappears from the suggestions", async () => {
    const asha = await createComplete(app, "Asha");
    await createMan(app, "Balbir");
    const suggested = async () => (await as(other, asha).call(listSuggestions)).data.total;
    expect(await suggested()).toBe(1);
    const operator = { who: "Gurmeet (ops)", why: "two families wrote to us" };
    const reason = { en: "Money was asked.", pb: "ਪੈਸੇ ਮੰਗੇ ਗਏ।" };
    await decideByOperator(one.deps, operator, { kind: "suspend", member_id: asha.id, reason });
    expect(await suggested()).toBe(0);
  });

  test("a completed profile opens the suggestions", async () => {
    const asha = await createMember(app, "Asha", { profile_status: 0 });
    expect((await as(other, asha).call(listSuggestions)).status).toBe(403);
    await one.deps.tx((tx) =>
      tx.updateTable("members").set({ profile_status: 1 }).where("id", "=", asha.id).execute(),
    );
    expect((await as(other, asha).call(loadUser)).data.profile_status).toBe(1);
  });

  test("a member who corrects the gender cannot send a request under the old one", async () => {
    const asha = await createComplete(app, "Asha");
    const balbir = await createMan(app, "Balbir");
    expect(await statusesOf(asha.token)).toEqual([200, 200]);
    const kept = () => app.deps.db.selectFrom("members").where("id", "=", asha.id).select("gender");
    const changing = as(one, asha).call(changeAccount, { body: { profile_for: "myself", gender: "male" } });
    await expect
      .poll(() => kept().executeTakeFirst(), { interval: 1, timeout: 10_000 })
      .toEqual({ gender: "male" });
    const asked = await as(other, asha).call(sendRequest, { body: { receiver_id: balbir.id } });
    expect(asked.status).toBe(404);
    expect((await changing).status).toBe(200);
  });
});
