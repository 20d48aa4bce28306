import { afterAll, beforeAll, expect, test } from "vitest";
import { createMember } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { eraseDue, eraseMembers } from "./commands/erase-members.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

const left = async () => (await app.deps.db.selectFrom("members").select("id").execute()).length;

test("an unusual number of members due in one night is erased only by an operator", async () => {
  for (let n = 0; n < 21; n += 1) await createMember(app, "Asha");
  await app.deps.db.updateTable("members").set({ deletion_requested_at: app.deps.now() }).execute();
  app.clock.pass({ days: 30 });
  await eraseMembers(app.deps);
  expect(await left()).toBe(21);
  expect(await eraseDue(app.deps)).toEqual({ erased: 21, failed: 0 });
  expect(await left()).toBe(0);
});
