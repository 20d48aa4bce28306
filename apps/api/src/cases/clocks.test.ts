import * as cases from "@sanjog/contract/cases";
import { appealDecision } from "@sanjog/contract/decisions";
import { sendReport } from "@sanjog/contract/reports";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { statement } from "../../test/support/report-statement.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { decideByOperator } from "../decisions/commands/by-operator.ts";
import { alertOverdue } from "./commands/alert-overdue.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
let gurmeet: StaffPerson;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  app.clock.set("2026-11-23T21:30:00Z");
  await app.forgetLimits();
  await db.deleteFrom("cases").execute();
  await db.updateTable("staff_accounts").set({ ended_at: app.deps.now() }).execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  gurmeet = await createStaff(app, "Gurmeet", "keeper");
  await app.runJobs();
  app.mail.sent.length = 0;
});

const report = (reason: string) => async () => {
  await as(app, asha).call(sendReport, { body: { member_id: balbir.id, reason, text: "", ...statement } });
};
const enter = (kind: "order" | "data_request") => async () => {
  const letter = { authority: "The court in Ludhiana", reference: "12/2026", text: "A letter" };
  const body = { kind, profile: balbir.id, ...letter };
  await atDesk(app, gurmeet).call(cases.enterCase, { body });
};
const disagree = async () => {
  const reason = { en: "Money was asked.", pb: "ਪੈਸੇ ਮੰਗੇ ਗਏ।" };
  const operator = { who: "root", why: "an emergency" };
  await decideByOperator(app.deps, operator, { kind: "suspend", member_id: balbir.id, reason });
  const { id } = await app.deps.db
    .selectFrom("decisions")
    .where("member_id", "=", balbir.id)
    .select("id")
    .executeTakeFirstOrThrow();
  await as(app, balbir).call(appealDecision, { params: { id }, body: { text: "It was not me." } });
};

/** The cases that are overdue now, and the mails that the keeper has got of them since the last look. */
const late = async () => {
  await Promise.all([alertOverdue(app.deps), alertOverdue(app.deps)]);
  await app.runJobs();
  const mails = app.mail.sent.filter(({ subject }) => subject === "The desk is late");
  app.mail.sent.length = 0;
  const found = await app.deps.db
    .selectFrom("cases")
    .where("closed_at", "is", null)
    .where("due_at", "<=", app.deps.now())
    .select("kind")
    .execute();
  return { overdue: found.length, told: mails.map(({ to }) => to) };
};

test.each([
  ["a report of an intimate picture", 2, report("intimate_image")],
  ["a report of impersonation", 2, report("impersonation")],
  ["an order of a court or authority", 3, enter("order")],
  ["a report of a child", 24, report("under_age")],
  ["a report of harassment", 7 * 24, report("harassment")],
  ["a report of wrong details", 7 * 24, report("wrong_details")],
  ["an appeal", 7 * 24, disagree],
  ["a request about own data", 30 * 24, enter("data_request")],
])("%s is overdue after %i hours, to the minute, and the keeper hears it once", async (_, hours, open) => {
  await open();
  expect(await late()).toEqual({ overdue: 0, told: [] });
  app.clock.pass({ hours: hours - 1, minutes: 59 });
  expect(await late()).toEqual({ overdue: 0, told: [] });
  app.clock.pass({ minutes: 1 });
  expect(await late()).toEqual({ overdue: 1, told: [gurmeet.email] });
  app.clock.pass({ days: 1 });
  expect(await late()).toEqual({ overdue: 1, told: [] });
});

test("every complaint is acknowledged at once, with its number and the day by which it is decided", async () => {
  const body = { member_id: balbir.id, reason: "harassment", text: "" };
  const { data } = await as(app, asha).call(sendReport, { body });
  const row = await app.deps.db
    .selectFrom("reports")
    .where("id", "=", data.reference)
    .select(["reported_at", "acknowledged_at", "resolve_by"])
    .executeTakeFirstOrThrow();
  expect(row.acknowledged_at).toEqual(row.reported_at);
  expect(row.resolve_by.getTime() - row.reported_at.getTime()).toBe(7 * 24 * 3_600_000);
  await app.runJobs();
  const receipt = app.mail.sent.find(({ to }) => to === asha.email);
  expect(receipt?.text).toContain(data.reference);
});
