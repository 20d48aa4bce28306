import * as desk from "@sanjog/contract/cases";
import { sendPublicReport, sendReport } from "@sanjog/contract/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { notify } from "../../test/support/long-form.ts";
import type { Person } from "../../test/support/people.ts";
import { canariesFor, ofStep } from "../../test/support/private-fields.ts";
import { statement } from "../../test/support/report-statement.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { decideByOperator } from "../decisions/commands/by-operator.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import { resolveReport } from "../reports/commands.ts";
import { reportsArea } from "../reports/routes.ts";
import { alertOverdue } from "./commands/alert-overdue.ts";
import { casesArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
let simran: StaffPerson;
let harpreet: StaffPerson;
beforeAll(async () => {
  app = await createTestApp([reportsArea, casesArea]);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  await db.deleteFrom("decisions").execute();
  await db.deleteFrom("cases").execute();
  await db.deleteFrom("staff_accounts").execute();
  await app.runJobs();
  await app.forgetLimits();
  app.mail.sent.length = 0;
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  simran = await createStaff(app, "Simran", "moderator");
  harpreet = await createStaff(app, "Harpreet", "lead");
});

const report = (body: object, who = asha) =>
  as(app, who).call(sendReport, { body: { member_id: balbir.id, text: "", ...statement, ...body } });
const queue = (who = simran, query = {}) => atDesk(app, who).call(desk.listCases, { query });
const on = (id: string) => ({ params: { id } });
const take = (id: string, who = simran) => atDesk(app, who).call(desk.takeCase, on(id));
const read = (id: string, who = simran) => atDesk(app, who).call(desk.readCase, on(id));
/** Reports Balbir and returns the id of the case. */
const opened = async (reason = "harassment") => {
  const { data } = await report({ reason, text: "He wrote rude things." });
  const row = await app.deps.db
    .selectFrom("cases")
    .where("report_id", "=", data.reference)
    .select("id")
    .executeTakeFirstOrThrow();
  return row.id;
};

const order = {
  kind: "order",
  authority: "The court in Ludhiana",
  reference: "12/2026",
  text: "Give the address of the account.",
};

describe("the queue", () => {
  test("the case that is due first is at the top, and no row names anybody", async () => {
    await report({ reason: "wrong_details" });
    await report({ reason: "under_age" });
    await report({ reason: "impersonation" });
    const { data, bytes } = await queue();
    expect(data.data.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["report", "impersonation"],
      ["report", "under_age"],
      ["report", "wrong_details"],
    ]);
    for (const word of ["Asha", "Balbir", asha.id, balbir.id]) expect(bytes.toString()).not.toContain(word);
  });

  test("the filters show free, own and overdue cases, and one kind", async () => {
    const id = await opened("impersonation");
    await opened("harassment");
    const rows = async (query: object, who = simran) => (await queue(who, query)).data.total;
    await take(id);
    expect(await rows({ state: "mine" })).toBe(1);
    expect(await rows({ state: "mine" }, harpreet)).toBe(0);
    expect(await rows({ state: "free" })).toBe(1);
    expect(await rows({ state: "overdue" })).toBe(0);
    expect([await rows({ kind: "report" }), await rows({ kind: "review" })]).toEqual([2, 0]);
    const [first] = (await queue(harpreet)).data.data;
    expect(first).toMatchObject({ taken_by: "Simran", mine: false, overdue: false });
    app.clock.pass({ hours: 2 });
    expect(await rows({ state: "overdue" }, await createStaff(app, "Jeet", "moderator"))).toBe(1);
  });

  test("a queue of 10,000 open cases counts all of them on every page", async () => {
    await sql`insert into cases (kind, member_id, opened_at, due_at)
      select 'order', ${balbir.id}, now(), now() + n * interval '1 minute' from generate_series(1, 10000) n`.execute(
      app.deps.db,
    );
    await sql`analyze cases`.execute(app.deps.db);
    const times: number[] = [];
    for (let i = 0; i < 100; i += 1) {
      const before = performance.now();
      const { data } = await queue(simran, i % 2 ? { state: "free" } : { page: 1 + i * 10 });
      times.push(performance.now() - before);
      expect(data.total).toBe(10_000);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const ms = (rank: number) => `${Math.round(sorted[rank] ?? 0)} ms`;
    notify([`a queue of 10,000 open cases: p50 ${ms(50)}, p95 ${ms(95)}, p99 ${ms(99)}`]);
  });
});

describe("a case belongs to one person", () => {
  test("only the person who took the case reads it, for half an hour after the last step", async () => {
    const id = await opened();
    expect((await read(id)).status).toBe(403);
    await take(id);
    expect([(await read(id)).status, (await read(id, harpreet)).status]).toEqual([200, 403]);
    app.clock.pass({ minutes: 29 });
    expect((await read(id)).status).toBe(200);
    app.clock.pass({ minutes: 29 });
    expect((await read(id)).status).toBe(200);
    app.clock.pass({ minutes: 30 });
    expect((await read(id)).status).toBe(403);
    expect([(await take(id, harpreet)).status, (await take(id)).status]).toEqual([200, 422]);
  });

  test("who knows the family passes the case on, and neither takes nor reads it again", async () => {
    const id = await opened();
    await take(id);
    expect((await atDesk(app, simran).call(desk.passCase, on(id))).status).toBe(200);
    expect([(await take(id)).status, (await read(id)).status]).toEqual([403, 403]);
    expect((await queue()).data.data[0]).toMatchObject({ passed: true, taken_by: null });
    expect((await queue(simran, { state: "free" })).data.total).toBe(0);
    expect((await take(id, harpreet)).status).toBe(200);
  });

  test("who knows the family of a member neither works on another case about them, also one in their hands, nor learns of it", async () => {
    const enter = async () => {
      const body = { ...order, profile: balbir.id };
      return (await atDesk(app, harpreet).call(desk.enterCase, { body })).data.id;
    };
    const [passed, in_hand] = [await enter(), await enter()];
    for (const id of [passed, in_hand]) await take(id, harpreet);
    await atDesk(app, harpreet).call(desk.passCase, on(passed));
    const report_id = await opened();
    expect([
      (await read(in_hand, harpreet)).status,
      (await take(in_hand, harpreet)).status,
      (await take(report_id, harpreet)).status,
    ]).toEqual([403, 403, 403]);
    const listed = (await queue(harpreet)).data.data.map((one) => [one.id, one.passed]);
    expect(listed).toEqual([[passed, true]]);
    expect((await queue()).data.total).toBe(3);
    expect((await take(report_id)).status).toBe(200);
  });

  test("who knows a family of one report may know the reporter's, and takes another about the member", async () => {
    const first = await opened();
    await take(first);
    await atDesk(app, simran).call(desk.passCase, on(first));
    expect((await take(await opened())).status).toBe(200);
  });

  test("a moderator takes no order of a court, and a lead enters and takes it", async () => {
    const enter = (who: StaffPerson) =>
      atDesk(app, who).call(desk.enterCase, {
        body: { ...order, profile: balbir.id },
      });
    expect((await enter(simran)).status).toBe(403);
    const { id } = (await enter(harpreet)).data;
    const [row] = (await queue()).data.data;
    expect(new Date(row?.due_at ?? "").getTime() - app.deps.now().getTime()).toBe(3 * 3_600_000);
    expect([(await take(id)).status, (await take(id, harpreet)).status]).toEqual([403, 200]);
    expect((await read(id, harpreet)).data).toMatchObject({
      ...order,
      member: { id: balbir.id },
      reporter: null,
    });
  });

  test("an order says who sent it and under which number; a letter may be about nobody here", async () => {
    const enter = (body: object) => atDesk(app, harpreet).call(desk.enterCase, { body });
    const bare = await enter({ kind: "order", text: "x", profile: "988 961 000" });
    expect([bare.status, Object.keys(bare.errors ?? {}).sort()]).toEqual([422, ["authority", "reference"]]);
    const unknown = await enter({ ...order, profile: "988 961 000" });
    expect([unknown.status, Object.keys(unknown.errors ?? {})]).toEqual([422, ["profile"]]);
    const { id } = (await enter({ kind: "data_request", text: "Please send me what you hold." })).data;
    await take(id, harpreet);
    expect((await read(id, harpreet)).data).toMatchObject({ authority: "", member: null });
    const [row] = (await queue(simran, { kind: "data_request" })).data.data;
    expect(new Date(row?.due_at ?? "").getTime() - app.deps.now().getTime()).toBe(30 * 24 * 3_600_000);
  });

  test("a closed case is neither listed nor taken nor read", async () => {
    const id = await opened();
    await take(id);
    const { report_id } = await app.deps.db
      .selectFrom("cases")
      .where("id", "=", id)
      .select("report_id")
      .executeTakeFirstOrThrow();
    await app.deps.tx((tx) => resolveReport(app.deps, tx, report_id ?? "", "He was told."));
    expect([(await queue()).data.total, (await take(id)).status, (await read(id)).status]).toEqual([
      0, 404, 404,
    ]);
  });
});

describe("what a case shows", () => {
  test("the words of the report, the profile that members can read, and the history of both people", async () => {
    const first = await opened();
    await take(first);
    const id = await opened("impersonation");
    await take(id);
    await atDesk(app, simran).call(desk.addCaseNote, { ...on(id), body: { text: "I asked for a photo." } });
    const { data } = await read(id);
    expect(data).toMatchObject({
      kind: "report",
      reason: "impersonation",
      text: "He wrote rude things.",
      member: {
        id: balbir.id,
        name: "Balbir Singh",
        age: 30,
        history: [{ reason: "harassment", outcome: null }],
      },
      reporter: { family_name: "Kaur", connected: false, history: [{ reason: "harassment" }] },
      notes: [{ by: "Simran", text: "I asked for a photo." }],
    });
    expect(data.member?.pictures).toHaveLength(1);
  });

  test("no private detail of either family, and nothing that reaches the reporter", async () => {
    const formed = { dob: "1991-03-07", pincode: "141999", annual_income: "50_75_lakh" };
    const canaries = canariesFor("Charan", formed);
    const charan = await createMan(app, "Charan", {
      personal: ofStep("personal", canaries),
      family: ofStep("family", canaries),
      career: ofStep("career", canaries),
    });
    await as(app).call(sendPublicReport, {
      body: { email: "aunt@example.com", described: charan.id, reason: "without_consent", text: "" },
    });
    const [row] = (await queue()).data.data;
    const id = row?.id ?? "";
    await take(id);
    const answer = await read(id);
    const told = answer.bytes.toString();
    for (const word of ["aunt@example.com", charan.email ?? "-", charan.phone_number ?? "-"])
      expect(told).not.toContain(word);
    for (const canary of Object.values(canaries).filter((value) => value.length > 8))
      expect(told).not.toContain(canary);
    expect(answer.data.reporter).toBeNull();
    const reveal = (body: object) => atDesk(app, simran).call(desk.openPrivateDetails, { ...on(id), body });
    expect((await reveal({ why: " " })).status).toBe(422);
    const details = await reveal({ why: "the parents' names were said to be false" });
    expect(details.data).toContainEqual({ field: "father_name", value: canaries.father_name });
    for (const contact of [
      "contact_address",
      "pincode",
      "reference_contact",
      "instagram_link",
      "family_living_in",
    ])
      expect(details.bytes.toString()).not.toContain(canaries[contact]);
    const log = await app.deps.db
      .selectFrom("audit_log")
      .where("action", "in", ["read_case", "open_private_details"])
      .orderBy("id", "desc")
      .limit(2)
      .select(["action", "who", "why"])
      .execute();
    expect(log.map(({ action }) => action)).toEqual(["open_private_details", "read_case"]);
    expect(log[0]?.why).toContain("the parents' names were said to be false");
    expect(log[0]?.who).toContain("Simran, moderator at the desk");
    const looks = await app.deps.db
      .selectFrom("staff_looks")
      .where("member_id", "=", charan.id)
      .select("looked_at_what")
      .execute();
    expect(looks.map(({ looked_at_what }) => looked_at_what).sort()).toEqual(["private_details", "profile"]);
  });

  test("a picture opens only for the person who holds the case of its owner", async () => {
    const id = await opened();
    const pictureOf = async (who: Person) => {
      const row = await app.deps.db
        .selectFrom("pictures")
        .where("member_id", "=", who.id)
        .select(["id", "storage_key"])
        .executeTakeFirstOrThrow();
      await app.deps.photos.put(`${row.storage_key}-full`, Buffer.from(row.id));
      return row.id;
    };
    const [his, hers] = [await pictureOf(balbir), await pictureOf(asha)];
    const open = (picture_id: string, who = simran) =>
      atDesk(app, who).call(desk.loadCasePicture, { params: { id, picture_id } });
    expect((await open(his)).status).toBe(403);
    await take(id);
    const answer = await open(his);
    expect([answer.status, answer.bytes.toString()]).toEqual([200, his]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect([(await open(hers)).status, (await open(his, harpreet)).status]).toEqual([404, 403]);
  });
});

describe("a review", () => {
  const reviews = () =>
    app.deps.db
      .selectFrom("cases")
      .where("kind", "=", "review")
      .where("member_id", "=", balbir.id)
      .select(["due_at", "closed_at", "outcome"])
      .execute();
  const set = (profile_status: 2 | 4) =>
    app.deps.tx(async (tx) => {
      await tx.updateTable("members").set({ profile_status }).where("id", "=", balbir.id).execute();
      await profileChanged(app.deps, tx, balbir.id);
    });

  test("a member who is held has one open case with a day's time, which ends with the release", async () => {
    await Promise.all([set(2), set(2)]);
    const due_at = new Date(app.deps.now().getTime() + 24 * 3_600_000);
    expect(await reviews()).toEqual([{ due_at, closed_at: null, outcome: null }]);
    const operator = { who: "root", why: "looks well" };
    await decideByOperator(app.deps, operator, { kind: "release", member_id: balbir.id });
    expect(await reviews()).toMatchObject([{ outcome: "no_longer_needed" }]);
  });

  test("a visible member has a case only while a text should be looked at", async () => {
    await set(4);
    expect(await reviews()).toEqual([]);
    await app.deps.db
      .insertInto("review_notes")
      .values({ member_id: balbir.id, field: "about_family", reason: "number", noted_at: app.deps.now() })
      .execute();
    await set(4);
    expect(await reviews()).toMatchObject([{ closed_at: null }]);
    await app.deps.db.deleteFrom("review_notes").where("member_id", "=", balbir.id).execute();
    await set(4);
    expect(await reviews()).toMatchObject([{ outcome: "no_longer_needed" }]);
  });
});

test("the keepers are told once of a case that is overdue, by a mail that names nobody", async () => {
  const gurmeet = await createStaff(app, "Gurmeet", "keeper");
  await opened("intimate_image");
  await app.runJobs();
  app.mail.sent.length = 0;
  app.clock.pass({ hours: 1, minutes: 59 });
  await alertOverdue(app.deps);
  await app.runJobs();
  expect(app.mail.sent).toEqual([]);
  app.clock.pass({ minutes: 1 });
  await Promise.all([alertOverdue(app.deps), alertOverdue(app.deps)]);
  await app.runJobs();
  expect(app.mail.sent).toMatchObject([{ to: gurmeet.email, subject: "The desk is late" }]);
  expect(app.mail.sent[0]?.text).not.toMatch(/Asha|Balbir|intimate/);
});
