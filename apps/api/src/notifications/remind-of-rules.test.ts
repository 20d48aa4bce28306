import { showToday } from "@sanjog/contract/home";
import { readRulesReminder } from "@sanjog/contract/notifications";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { remindOfRules } from "./commands/remind-of-rules.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  app.clock.set("2026-11-21T06:30:00Z");
  await db.deleteFrom("rule_reminders").execute();
  await sql`update members set profile_status = 4, deletion_requested_at = null, locale = 'en',
    email_verified_at = ${app.clock.now()}, created_at = '2026-09-30T18:00:00Z'`.execute(db);
  await app.runJobs();
  app.mail.sent.length = 0;
});

const remind = async () => {
  await remindOfRules(app.deps);
  await app.runJobs();
  return app.mail.sent.splice(0);
};
const change = (who: Person, values: object) =>
  app.deps.db.updateTable("members").set(values).where("id", "=", who.id).execute();

test("Each member is reminded once a quarter, in their language, by a mail whose subject names nobody", async () => {
  await change(balbir, { locale: "pb" });
  const mails = await remind();
  expect(mails.map(({ to }) => to).sort()).toEqual([asha.email, balbir.email].sort());
  const toAsha = mails.find(({ to }) => to === asha.email);
  expect(toAsha?.subject).toBe("The rules in short");
  expect(toAsha?.text).toContain("/terms-condition");
  expect(mails.find(({ to }) => to === balbir.email)?.subject).toBe("ਨਿਯਮ, ਥੋੜ੍ਹੇ ਸ਼ਬਦਾਂ ਵਿੱਚ");
  app.clock.set("2026-12-31T18:29:00Z");
  expect(await remind()).toEqual([]);
  app.clock.set("2026-12-31T18:30:00Z");
  expect(await remind()).toHaveLength(2);
});

test("Several processes at the same time remind each member once", async () => {
  await Promise.all([1, 2, 3, 4].map(() => remindOfRules(app.deps)));
  expect(await remind()).toHaveLength(2);
});

test.each([
  ["paused", { profile_status: 3 }],
  ["is suspended", { profile_status: 6 }],
  ["leaves", { deletion_requested_at: new Date("2026-11-20T00:00:00Z") }],
  ["signed up in this quarter", { created_at: new Date("2026-09-30T18:30:00Z") }],
])("A member who %s is not reminded", async (_, values) => {
  await change(balbir, values);
  expect((await remind()).map(({ to }) => to)).toEqual([asha.email]);
});

test("The home shows the reminder until the member has read it, on every device, and again in the next quarter", async () => {
  const shown = async (who: Person) => (await as(app, who).call(showToday)).data.rules_reminder;
  expect(await shown(asha)).toBe(false);
  await remind();
  expect([await shown(asha), await shown(balbir)]).toEqual([true, true]);
  expect((await as(app, asha).call(readRulesReminder)).status).toBe(200);
  expect([await shown(asha), await shown(balbir)]).toEqual([false, true]);
  expect((await as(app, asha).call(readRulesReminder)).status).toBe(200);
  await remind();
  expect(await shown(asha)).toBe(false);
  app.clock.set("2026-12-31T18:30:00Z");
  for (const who of [asha, balbir]) who.token = await signIn(app, who.id);
  expect(await shown(balbir)).toBe(false);
  await remind();
  expect([await shown(asha), await shown(balbir)]).toEqual([true, true]);
});
