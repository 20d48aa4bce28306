import * as desk from "@sanjog/contract/cases";
import { decideCase } from "@sanjog/contract/decisions";
import { sendPublicReport, sendReport } from "@sanjog/contract/reports";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { setWakeAddresses } from "../../test/support/on-call.ts";
import type { Person } from "../../test/support/people.ts";
import { statement } from "../../test/support/report-statement.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { alertOverdue } from "./commands/alert-overdue.ts";
import { wakeOnCall } from "./commands/wake-on-call.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
let simran: StaffPerson;
let harpreet: StaffPerson;
let gurmeet: StaffPerson;
beforeAll(async () => {
  app = await createTestApp(areas);
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  await app.runJobs();
  await app.forgetLimits();
  await db.deleteFrom("cases").execute();
  await db.updateTable("staff_accounts").set({ ended_at: app.deps.now(), on_call_since: null }).execute();
  app.clock.set("2026-11-23T21:30:00Z");
  simran = await onCall("Simran", "moderator");
  harpreet = await onCall("Harpreet", "lead");
  gurmeet = await createStaff(app, "Gurmeet", "keeper");
  quiet();
});

/** Creates somebody who is on call, with a number and a browser. */
const onCall = async (name: string, role: "moderator" | "lead") => {
  const person = await createStaff(app, name, role);
  await setWakeAddresses(app, person);
  return person;
};
const quiet = () => {
  app.mail.sent.length = 0;
  app.whatsapp.sent.length = 0;
  app.push.sent.length = 0;
};
const open = async (reason = "intimate_image") => {
  const { data } = await as(app, asha).call(sendReport, {
    body: { member_id: balbir.id, reason, text: "", ...statement },
  });
  const row = app.deps.db.selectFrom("cases").where("report_id", "=", data.reference).select("id");
  return (await row.executeTakeFirstOrThrow()).id;
};
/** Somebody without an account reports Balbir; returns the reference and the link of the mail. */
const stranger = async (reason = "intimate_image") => {
  await app.forgetLimits();
  const email = `${app.deps.random.id().toLowerCase()}@example.com`;
  const { data } = await as(app).call(sendPublicReport, {
    body: { email, described: balbir.id, reason, text: "", ...statement },
  });
  await app.runJobs();
  const mail = app.mail.sent.findLast(({ to }) => to === email);
  const link = /\S+report-confirmation\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  quiet();
  return { reference: data.reference, path: new URL(link).pathname };
};
const confirm = async ({ path }: { path: string }) => {
  expect((await app.fastify.inject({ method: "POST", url: path })).statusCode).toBe(200);
  await app.runJobs();
  quiet();
};
const caseOf = async (report_id: string) =>
  (
    await app.deps.db
      .selectFrom("cases")
      .where("report_id", "=", report_id)
      .select("id")
      .executeTakeFirstOrThrow()
  ).id;
const enterOrder = async () =>
  (
    await atDesk(app, harpreet).call(desk.enterCase, {
      body: { kind: "order", authority: "A court", reference: "12", profile: balbir.id, text: "Order" },
    })
  ).data.id;
const step = (
  who: StaffPerson,
  endpoint: typeof desk.takeCase | typeof desk.readCase,
  id: string,
): Promise<unknown> => atDesk(app, who).call<z.ZodMiniType>(endpoint, { params: { id } });
/** Runs the job and returns whom each channel woke since. */
const woken = async () => {
  await wakeOnCall(app.deps);
  await app.runJobs();
  const names = (ids: readonly string[]) =>
    [simran, harpreet, gurmeet].filter(({ id, email }) => ids.includes(id) || ids.includes(email));
  const mails = app.mail.sent.filter(({ subject }) => subject === "A case is waiting at the desk");
  const found = {
    mail: names(mails.map(({ to }) => to)).map(({ name }) => name),
    mails: mails.length,
    messages: app.whatsapp.sent.length,
    pushes: app.push.sent.length,
  };
  quiet();
  return found;
};
const nobody = { mail: [], mails: 0, messages: 0, pushes: 0 };
const both = { mail: ["Simran", "Harpreet"], mails: 2, messages: 2, pushes: 2 };

describe("an urgent case", () => {
  test("wakes everybody on call at 03:00, 03:20 and 03:40 until it is taken, and the keeper hears at 05:00 that it is overdue", async () => {
    const id = await open();
    expect(await woken()).toEqual(both);
    for (const minutes of [1, 18]) {
      app.clock.pass({ minutes });
      expect(await woken()).toEqual(nobody);
    }
    app.clock.pass({ minutes: 1 });
    expect(await woken()).toEqual(both);
    app.clock.pass({ minutes: 20 });
    expect(await woken()).toEqual(both);
    await step(simran, desk.takeCase, id);
    for (const minutes of [20, 9]) {
      app.clock.pass({ minutes });
      expect(await woken()).toEqual(nobody);
    }
    await setWakeAddresses(app, gurmeet);
    app.clock.set("2026-11-23T23:29:00Z");
    await alertOverdue(app.deps);
    await app.runJobs();
    expect([app.mail.sent, app.push.sent]).toEqual([[], []]);
    app.clock.set("2026-11-23T23:30:00Z");
    await Promise.all([alertOverdue(app.deps), alertOverdue(app.deps)]);
    await app.runJobs();
    expect(app.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [gurmeet.email, "The desk is late"],
    ]);
    expect(app.push.sent).toHaveLength(1);
  });

  test("is named in no message: only the hours of its clock and the way to it", async () => {
    const id = await open();
    await wakeOnCall(app.deps);
    await app.runJobs();
    const sent = JSON.stringify([app.mail.sent.slice(-2), app.whatsapp.sent, app.push.sent]);
    for (const word of ["Asha", "Balbir", asha.id, balbir.id, "intimate", "photo", "Singh"])
      expect(sent).not.toContain(word);
    const link = `https://sanjog.test/desk/cases/${id}`;
    expect(app.whatsapp.sent[0]).toMatchObject({
      template: { name: "desk_case_waits", language: "en", parameters: ["Sanjog", "2", link] },
    });
    expect(JSON.parse(app.push.sent[0]?.payload ?? "{}")).toEqual({
      type: "desk",
      text: "A case at the desk has a clock of 2 hours. Nobody has taken it yet.",
      path: `/desk/cases/${id}`,
    });
  });

  test.each([
    ["an impersonation", "impersonation", 2],
    ["a report of money", "asks_for_money", 0],
    ["a report of a child", "under_age", 0],
  ])("is %s: %s wakes %i people", async (_, reason, people) => {
    await open(reason);
    expect((await woken()).mails).toBe(people);
  });

  test("that is an order wakes only those who may take it", async () => {
    await enterOrder();
    expect((await woken()).mail).toEqual(["Harpreet"]);
  });

  test("wakes again at once when it is given back, without the person who knows the family", async () => {
    const id = await open();
    await woken();
    await step(simran, desk.takeCase, id);
    app.clock.pass({ minutes: 5 });
    await step(simran, desk.passCase, id);
    expect((await woken()).mail).toEqual(["Harpreet"]);
    app.clock.pass({ minutes: 1 });
    await step(harpreet, desk.takeCase, id);
    await step(harpreet, desk.releaseCase, id);
    expect((await woken()).mail).toEqual(["Harpreet"]);
  });

  test("wakes again when the lease of half an hour has run out", async () => {
    const id = await open();
    await step(simran, desk.takeCase, id);
    app.clock.pass({ minutes: 29 });
    await step(simran, desk.readCase, id);
    app.clock.pass({ minutes: 29 });
    expect(await woken()).toEqual(nobody);
    app.clock.pass({ minutes: 1 });
    expect(await woken()).toEqual(both);
  });

  test("is quiet once it is decided", async () => {
    const id = await open();
    await step(simran, desk.takeCase, id);
    const { status } = await atDesk(app, simran).call(decideCase, {
      params: { id },
      body: { kind: "dismiss" },
    });
    expect(status).toBe(200);
    app.clock.pass({ hours: 1 });
    expect(await woken()).toEqual(nobody);
  });

  test("wakes for the second person, and never the one who decided", async () => {
    const jeet = await onCall("Jeet", "lead");
    const id = await open();
    await step(harpreet, desk.takeCase, id);
    const { data } = await atDesk(app, harpreet).call(decideCase, {
      params: { id },
      body: {
        kind: "suspend",
        days: null,
        rule: "money",
        facts: "x",
        reason_en: "x",
        reason_pb: "x",
      },
    });
    expect(data.state).toBe("waits");
    await wakeOnCall(app.deps);
    await app.runJobs();
    const waking = app.mail.sent.filter(({ subject }) => subject === "A case is waiting at the desk");
    expect(waking.map(({ to }) => to)).toEqual([jeet.email]);
  });
});

test("several workers at once, before and after a restart, wake each person once in each wave", async () => {
  const ids = [await open(), await open("impersonation")];
  for (const minutes of [0, 20, 20]) {
    app.clock.pass({ minutes });
    await Promise.all(Array.from({ length: 4 }, () => wakeOnCall(app.deps)));
    await Promise.all(Array.from({ length: 4 }, () => wakeOnCall(app.deps)));
  }
  const rows = await app.deps.db.selectFrom("case_wakes").selectAll().execute();
  expect(rows).toHaveLength(ids.length * 3 * 2);
});

test("waves that nobody sent are not made up for: one is sent, and the rhythm stays", async () => {
  await open();
  await woken();
  app.clock.pass({ hours: 1, minutes: 5 });
  expect(await woken()).toEqual(both);
  app.clock.pass({ minutes: 14 });
  expect(await woken()).toEqual(nobody);
  app.clock.pass({ minutes: 1 });
  expect(await woken()).toEqual(both);
});

test("several cases at once wake a person with one message, and one person at most twelve times an hour", async () => {
  for (let i = 0; i < 3; i += 1) await open();
  expect(await woken()).toEqual(both);
  let mails = 1;
  for (let minute = 1; minute < 60; minute += 1) {
    app.clock.pass({ minutes: 1 });
    await app.forgetLimits();
    await open("impersonation");
    const { mail } = await woken();
    mails += mail.filter((name) => name === "Simran").length;
  }
  expect(mails).toBe(12);
  await enterOrder();
  expect((await woken()).mail).toEqual(["Harpreet"]);
  app.clock.pass({ minutes: 1 });
  await confirm(await stranger());
  expect((await woken()).mail).toEqual(["Simran", "Harpreet"]);
});

test("a report without an account wakes nobody until its address is confirmed, and then as soon as nobody holds its case", async () => {
  const first = await stranger();
  app.clock.pass({ minutes: 20 });
  expect(await woken()).toEqual(nobody);
  await confirm(first);
  expect(await woken()).toEqual(both);
  await step(simran, desk.takeCase, await caseOf(first.reference));
  const held = await stranger();
  const id = await caseOf(held.reference);
  await step(simran, desk.takeCase, id);
  await confirm(held);
  app.clock.pass({ minutes: 29 });
  expect(await woken()).toEqual(nobody);
  app.clock.pass({ minutes: 1 });
  expect(await woken()).toEqual(both);
  const quiet_one = await stranger("harassment");
  await confirm(quiet_one);
  const row = app.deps.db.selectFrom("cases").where("report_id", "=", quiet_one.reference);
  expect(await row.select("wake_at").executeTakeFirst()).toEqual({ wake_at: null });
});

test("without anybody on call the keepers are told once, by mail and push, and by no WhatsApp message", async () => {
  for (const who of [simran, harpreet])
    await app.deps.db
      .updateTable("staff_accounts")
      .set({ on_call_since: null })
      .where("id", "=", who.id)
      .execute();
  await setWakeAddresses(app, gurmeet);
  await app.deps.db
    .updateTable("staff_accounts")
    .set({ on_call_since: null })
    .where("id", "=", gurmeet.id)
    .execute();
  await open();
  expect(await woken()).toEqual({ mail: ["Gurmeet"], mails: 1, messages: 0, pushes: 1 });
  app.clock.pass({ minutes: 20 });
  expect(await woken()).toEqual(nobody);
});

test("a push that arrives late says nothing of a case that was taken", async () => {
  const id = await open();
  await wakeOnCall(app.deps);
  await step(simran, desk.takeCase, id);
  await app.runJobs();
  expect(app.push.sent).toEqual([]);
});
