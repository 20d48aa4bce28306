import { changeAccount, loadUser, logout } from "@sanjog/contract/accounts";
import { sendRequest } from "@sanjog/contract/connections";
import { changePassword } from "@sanjog/contract/rights";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../../test/support/caller.ts";
import { createComplete, createMan } from "../../../test/support/families.ts";
import { createMember, signIn } from "../../../test/support/people.ts";
import { good_password } from "../../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { areas } from "../../areas.ts";
import { suspendMember } from "../../operator/commands/change-status.ts";
import { assemble, type OnStatement } from "../database/open.ts";
import { tokenHash } from "../secrets.ts";
import { findSession } from "./session-rows.ts";

let house: TestApp;
/** Two processes' servers on the database of the house, each with what it has read itself. */
let one: TestApp;
let other: TestApp;
let heard: string[] = [];
beforeAll(async () => {
  house = await createTestApp(areas);
  [one, other] = [await openServer(), await openServer((statement) => heard.push(statement))];
});
afterAll(() => Promise.all([one, other, house].map(({ close }) => close())));

function openServer(onStatement?: OnStatement): Promise<TestApp> {
  const { pool } = house.deps;
  const { db, tx } = assemble({
    pool,
    embedded: true,
    alone: false,
    end: async () => undefined,
    onStatement,
  });
  return createTestApp(areas, { ports: () => ({ db, tx, pool, now: house.deps.now }) });
}

const many_times = Array.from({ length: 20 }, (_, time) => time);
const statusesOf = async (token: string) => [
  (await as(one, { token }).call(loadUser)).status,
  (await as(other, { token }).call(loadUser)).status,
];

describe("who knocked a moment ago", () => {
  test("is not asked for again at every request", async () => {
    const { token } = await createMember(house, "Asha");
    heard = [];
    for (const _ of many_times) expect(await findSession(other.deps.db, tokenHash(token))).toBeDefined();
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.length).toBeLessThan(many_times.length);
  });

  test("is let in nowhere once the logout was answered, whichever process is asked", async () => {
    const asha = await createMember(house, "Asha");
    for (const _ of many_times) {
      const token = await signIn(house, asha.id);
      expect(await statusesOf(token)).toEqual([200, 200]);
      expect((await as(one, { token }).call(logout)).status).toBe(200);
      expect((await as(other, { token }).call(loadUser)).status).toBe(401);
    }
  });

  test("is let in nowhere once a new password was answered", async () => {
    const asha = await createMember(house, "Asha");
    const tablet = await signIn(house, asha.id);
    expect(await statusesOf(tablet)).toEqual([200, 200]);
    const body = {
      current_password: good_password,
      password: "ਵੱਡਾ Banyan 47!",
      password_confirmation: "ਵੱਡਾ Banyan 47!",
    };
    expect((await as(one, asha).call(changePassword, { body })).status).toBe(200);
    expect((await as(other, { token: tablet }).call(loadUser)).status).toBe(401);
  });

  test("stands as the operator has just said, in every process", async () => {
    const asha = await createComplete(house, "Asha");
    await createMan(house, "Balbir");
    const suggested = async () => (await as(other, asha).call(listSuggestions)).data.total;
    expect(await suggested()).toBe(1);
    const operator = { who: "Gurmeet (ops)", why: "two families wrote to us" };
    await suspendMember(one.deps, operator, asha.id, { en: "Money was asked.", pb: "ਪੈਸੇ ਮੰਗੇ ਗਏ।" });
    expect(await suggested()).toBe(0);
  });

  test("may go on at once where the other process has just let them", async () => {
    const asha = await createMember(house, "Asha", { profile_status: 0 });
    expect((await as(other, asha).call(listSuggestions)).status).toBe(403);
    await one.deps.tx((tx) =>
      tx.updateTable("members").set({ profile_status: 1 }).where("id", "=", asha.id).execute(),
    );
    const viewer = await findSession(other.deps.db, tokenHash(asha.token));
    expect(viewer?.profile_status).toBe(1);
  });

  test("who has just changed places asks nobody as what they were", async () => {
    const asha = await createComplete(house, "Asha");
    const balbir = await createMan(house, "Balbir");
    expect(await statusesOf(asha.token)).toEqual([200, 200]);
    const kept = () => house.deps.db.selectFrom("members").where("id", "=", asha.id).select("gender");
    const changing = as(one, asha).call(changeAccount, { body: { profile_for: "myself", gender: "male" } });
    await expect
      .poll(() => kept().executeTakeFirst(), { interval: 1, timeout: 10_000 })
      .toEqual({ gender: "male" });
    const asked = await as(other, asha).call(sendRequest, { body: { receiver_id: balbir.id } });
    expect(asked.status).toBe(404);
    expect((await changing).status).toBe(200);
  });

  test("who is nobody is asked for each time: nothing is kept of tokens that open nothing", async () => {
    const token = house.deps.random.token();
    heard = [];
    for (const _ of many_times) await findSession(other.deps.db, tokenHash(token));
    expect(heard).toHaveLength(many_times.length);
  });
});
