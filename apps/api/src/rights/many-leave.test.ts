import { afterAll, beforeAll, expect, test } from "vitest";
import { createMember } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { eraseDue, eraseMembers } from "./commands/erase-members.ts";

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp(areas);
});
afterAll(() => house.close());

const left = async () => (await house.deps.db.selectFrom("members").select("id").execute()).length;

test("more members than ever leave in one night are erased by an operator alone", async () => {
  for (let n = 0; n < 21; n += 1) await createMember(house, "Asha");
  await house.deps.db.updateTable("members").set({ deletion_requested_at: house.deps.now() }).execute();
  house.clock.pass({ days: 30 });
  await eraseMembers(house.deps);
  expect(await left()).toBe(21);
  expect(await eraseDue(house.deps)).toBe(21);
  expect(await left()).toBe(0);
});
