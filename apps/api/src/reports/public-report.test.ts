import * as cases from "@sanjog/contract/cases";
import * as desk from "@sanjog/contract/decisions";
import { loadPicture } from "@sanjog/contract/photos";
import { listOwnReports, sendPublicReport, sendReport } from "@sanjog/contract/reports";
import { confirm_within_ms, quarantines_a_day } from "@sanjog/domain/reports/report";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { statement } from "../../test/support/report-statement.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
let harpreet: StaffPerson;
const aunt = "aunt@example.com";
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  await app.deps.db.deleteFrom("reports").execute();
  harpreet = await createStaff(app, "Harpreet", "lead");
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  await app.deps.db.deleteFrom("asked_messages").execute();
  await app.runJobs();
  app.mail.sent.length = 0;
});

const numberOf = async ({ id }: Person) =>
  (
    await app.deps.db
      .selectFrom("members")
      .where("id", "=", id)
      .select("profile_number")
      .executeTakeFirstOrThrow()
  ).profile_number;
/** Adds photos to a gallery, in the order in which they are shown. */
const addGallery = async ({ id: member_id }: Person, count: number) => {
  const at = app.deps.now().getTime();
  const rows = Array.from({ length: count }, (_, nth) => ({
    id: app.deps.random.id(),
    storage_key: app.deps.random.id(),
    member_id,
    kind: "gallery" as const,
    created_at: new Date(at + nth),
  }));
  await app.deps.db.insertInto("pictures").values(rows).execute();
  return rows.map(({ id }) => id);
};
const pictures = async ({ id }: Person) =>
  app.deps.db
    .selectFrom("pictures")
    .where("member_id", "=", id)
    .orderBy("created_at")
    .select(["id", "kind", "hidden_at"])
    .execute();
const hidden = async (who: Person) =>
  (await pictures(who)).filter(({ hidden_at }) => hidden_at).map(({ id }) => id);
const send = (body: object) =>
  as(app).call(sendPublicReport, {
    body: { email: aunt, text: "", reason: "intimate_image", described: "", ...statement, ...body },
  });
const linkOf = (email = aunt) => {
  const mail = app.mail.sent.findLast(({ to }) => to === email);
  return new URL(/\S+report-confirmation\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
};
const page = (method: "GET" | "POST", url: string) => app.fastify.inject({ method, url });
/** Reports, and opens the mail: a later report needs a further mail, which waits for two minutes. */
const reported = async (body: object) => {
  await app.forgetLimits();
  app.clock.pass({ minutes: 3 });
  const answer = await send(body);
  await app.runJobs();
  return answer;
};
const confirmed = async (body: object) => {
  const answer = await reported(body);
  await page("POST", linkOf());
  await app.runJobs();
  return answer;
};
const caseOf = (report_id: string) =>
  app.deps.db.selectFrom("cases").where("report_id", "=", report_id).selectAll().executeTakeFirstOrThrow();
const decide = async (report_id: string, body: object) => {
  const { id } = await caseOf(report_id);
  const params = { id };
  await atDesk(app, harpreet).call(cases.takeCase, { params });
  expect((await atDesk(app, harpreet).call(desk.decideCase, { params, body })).status).toBe(200);
  await app.runJobs();
};

describe("a stranger's report of a picture", () => {
  test("Q2: hides nothing until the address is confirmed; opening the link changes nothing, its button hides the picture", async () => {
    const { data } = await reported({ described: await numberOf(balbir) });
    const [main] = await pictures(balbir);
    const hours = (await caseOf(data.reference)).due_at.getTime() - app.deps.now().getTime();
    expect([hours, (await caseOf(data.reference)).picture_id]).toEqual([2 * 3_600_000, main?.id]);
    for (let opened = 0; opened < 3; opened += 1)
      expect((await page("GET", linkOf())).body).toContain("Yes, I sent it");
    await app.runJobs();
    expect(await hidden(balbir)).toEqual([]);
    expect((await page("POST", linkOf())).body).toContain("Your address is confirmed");
    await app.runJobs();
    expect(await hidden(balbir)).toEqual([main?.id]);
    const seen = await as(app, asha).call(loadPicture, { params: { id: main?.id ?? "" } });
    expect(seen.status).toBe(404);
    const [decision] = (await as(app, balbir).call(desk.listOwnDecisions)).data;
    expect(decision).toMatchObject({ kind: "hide_picture", automated: true, may_appeal: true });
    expect((await page("POST", linkOf())).body).toContain("Your address is confirmed");
    await app.runJobs();
    expect((await as(app, balbir).call(desk.listOwnDecisions)).data).toHaveLength(1);
  });

  test("Q2: the link expires after three days, and another link is none", async () => {
    await reported({ described: await numberOf(balbir) });
    expect((await page("POST", `${linkOf().slice(0, -4)}AAAA`)).statusCode).toBe(404);
    app.clock.pass({ seconds: confirm_within_ms / 1_000 });
    expect((await page("POST", linkOf())).statusCode).toBe(404);
    await app.runJobs();
    expect(await hidden(balbir)).toEqual([]);
  });

  test.each([
    ["the main photo for a profile without a named photo", { part: "profile" }, "main"],
    ["the main photo", { part: "main_photo" }, "main"],
    ["the second other photo by its place", { part: "other_photo", photo_place: "2" }, "second"],
    ["none of several other photos without a place", { part: "other_photo" }, null],
    ["none for a place that has no photo", { part: "other_photo", photo_place: "9" }, null],
  ])("it hides %s", async (_what, body, which) => {
    const [, second] = await addGallery(balbir, 2);
    const [main] = await pictures(balbir);
    await confirmed({ described: await numberOf(balbir), ...body });
    expect(await hidden(balbir)).toEqual(which === null ? [] : [which === "main" ? main?.id : second]);
  });

  test("the address of a picture names it, and of one other photo no place is needed", async () => {
    const [first] = await addGallery(balbir, 1);
    const [main] = await pictures(balbir);
    await confirmed({ described: await numberOf(balbir), part: "other_photo" });
    expect(await hidden(balbir)).toEqual([first]);
    await confirmed({ described: `https://sanjog.test/backend/api/pictures/${main?.id}` });
    expect(await hidden(balbir)).toEqual(expect.arrayContaining([main?.id, first]));
  });

  test("other reasons hide nothing, also when they are confirmed", async () => {
    await confirmed({ described: await numberOf(balbir), part: "main_photo", reason: "harassment" });
    expect(await hidden(balbir)).toEqual([]);
  });

  test("Q1: one confirmed address hides two pictures a day; of one member strangers hide three a day", async () => {
    await addGallery(balbir, 4);
    const profile = await numberOf(balbir);
    const counts: number[] = [];
    for (const email of [aunt, aunt, aunt, "b@example.com", "c@example.com"]) {
      await app.runJobs();
      app.clock.pass({ minutes: 3 });
      await send({ email, described: profile, part: "other_photo", photo_place: 1 });
      await app.runJobs();
      await page("POST", linkOf(email));
      await app.runJobs();
      counts.push((await hidden(balbir)).length);
    }
    expect([quarantines_a_day.by_reporter, counts]).toEqual([2, [1, 2, 2, 3, 3]]);
  });

  test("Q1: after two untrue reports an address hides nothing by itself", async () => {
    const results: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      balbir = await createMan(app, "Balbir");
      const { data } = await confirmed({ described: await numberOf(balbir) });
      results.push((await hidden(balbir)).length);
      await decide(data.reference, { kind: "dismiss" });
    }
    expect(results).toEqual([1, 1, 0]);
  });

  test("Q3: answers alike whether the profile and the picture exist, at the form and at the link", async () => {
    const without = await createMan(app, "Charan", { picture: false });
    const seen = new Set<string>();
    const named = [await numberOf(balbir), await numberOf(without), "999 999 999", "Nobody"];
    for (const [nth, described] of named.entries()) {
      const email = `aunt${nth}@example.com`;
      const answer = await reported({ email, described });
      const { reference, ...data } = answer.data;
      const pages = [await page("GET", linkOf(email)), await page("POST", linkOf(email))].map(
        ({ body }) => body,
      );
      seen.add(
        JSON.stringify([answer.status, answer.message?.replace(reference, ""), Object.keys(data), pages]),
      );
      await app.runJobs();
    }
    expect([...seen]).toHaveLength(1);
  });
});

describe("the outcome", () => {
  test("is mailed to a confirmed address only, without details, also if it is confirmed after the decision", async () => {
    const { data } = await reported({ described: await numberOf(balbir), reason: "wrong_details" });
    await decide(data.reference, { kind: "dismiss" });
    const outcomes = () =>
      app.mail.sent.filter(({ subject }) => subject === "We have decided on your report");
    expect(outcomes()).toEqual([]);
    await page("POST", linkOf());
    await app.runJobs();
    expect(outcomes()).toMatchObject([{ to: aunt }]);
    expect(outcomes()[0]?.text).not.toMatch(/Balbir|wrong/);
  });

  test.each([
    ["a confirmed address in the reporter's language", true, 2],
    ["no address that nobody confirmed", false, 0],
  ])("that an appeal has undone is mailed to %s", async (_who, confirms, mails) => {
    const body = { described: await numberOf(balbir), text: "He pretends." };
    const { data } = await (confirms ? confirmed : reported)({ ...body, reason: "wrong_details" });
    await app.deps.db.updateTable("reports").set({ locale: "pb" }).execute();
    app.mail.sent.length = 0;
    const reasons = { rule: "false_details", facts: "No such degree.", reason_en: "x", reason_pb: "x" };
    await decide(data.reference, { kind: "warn", ...reasons });
    const [decision] = (await as(app, balbir).call(desk.listOwnDecisions)).data;
    const id = decision?.id ?? "";
    await as(app, balbir).call(desk.appealDecision, { params: { id }, body: { text: "It is mine." } });
    const jeet = await createStaff(app, "Jeet", "lead");
    const appeal = await app.deps.db
      .selectFrom("cases")
      .where("appeal_of", "=", id)
      .select("id")
      .executeTakeFirstOrThrow();
    await atDesk(app, jeet).call(cases.takeCase, { params: appeal });
    await atDesk(app, jeet).call(desk.decideCase, {
      params: appeal,
      body: { kind: "restore", ...reasons, facts: "The degree was shown." },
    });
    await app.runJobs();
    const told = app.mail.sent.filter(({ to }) => to === aunt);
    expect(told).toHaveLength(mails);
    for (const mail of told) expect(mail.text).not.toMatch(/Balbir|degree|ਅਪੀਲ/);
    if (confirms) expect(told.at(-1)?.subject).toBe("ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਦੁਬਾਰਾ ਦੇਖੀ ਗਈ");
  });

  test("is in the member's list of reports, which names nobody", async () => {
    const { data } = await as(app, asha).call(sendReport, {
      body: { member_id: balbir.id, reason: "wrong_details", text: "He is no doctor." },
    });
    const list = async () => (await as(app, asha).call(listOwnReports)).data;
    expect(await list()).toMatchObject([
      { reference: data.reference, reason: "False details", outcome: null, resolved_at: null },
    ]);
    await decide(data.reference, { kind: "dismiss" });
    const own = await list();
    expect(own).toMatchObject([{ outcome: "not_acted", resolved_at: app.deps.now().toISOString() }]);
    for (const secret of [balbir.id, "Balbir", await numberOf(balbir), "Harpreet"])
      expect(JSON.stringify(own)).not.toContain(secret);
    expect((await as(app, balbir).call(listOwnReports)).data).toEqual([]);
  });
});

test("a complaint about one's own data is a request with thirty days, its own receipt and its own outcome", async () => {
  const { data, message } = await confirmed({ reason: "my_data", text: "Please delete my number." });
  expect(await caseOf(data.reference)).toMatchObject({ kind: "data_request", member_id: null });
  expect(Date.parse(data.resolve_by) - app.deps.now().getTime()).toBe(30 * 24 * 3_600_000);
  expect(message).toContain("request about your data");
  expect(app.mail.sent.at(-1)).toMatchObject({ to: aunt, subject: "We have your request about your data" });
  await decide(data.reference, { kind: "dismiss" });
  expect(app.mail.sent.at(-1)?.text).toContain("We have dealt with your request");
});

test("the signed statement is encrypted, and the desk reads it among the private details alone", async () => {
  const { data } = await reported({ described: "a cousin of ours", acts_for_person: true });
  const stored = await app.deps.db.selectFrom("reports").selectAll().executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ good_faith: true, acts_for_person: true });
  expect(JSON.stringify(stored)).not.toContain(statement.signature);
  const params = { id: (await caseOf(data.reference)).id };
  await atDesk(app, harpreet).call(cases.takeCase, { params });
  const file = await atDesk(app, harpreet).call(cases.readCase, { params });
  expect(file.bytes.toString()).not.toContain(statement.signature);
  const opened = await atDesk(app, harpreet).call(cases.openPrivateDetails, {
    params,
    body: { why: "to check who asks" },
  });
  expect(opened.data).toEqual([
    { field: "signature", value: statement.signature },
    { field: "acts_for_person", value: "The person in the photo, or acts for them" },
  ]);
});

test.each([
  ["nobody confirmed the address", "aunt@example.com", false, "unconfirmed"],
  ["it came from a confirmed address of somebody else", "aunt@example.com", true, "other_address"],
  ["it came from the account's own confirmed address", null, true, "own_address"],
])("the desk reads that %s", async (_what, address, confirms, sender) => {
  const email = address ?? balbir.email;
  await app.deps.db
    .updateTable("members")
    .set({ email: balbir.email, email_verified_at: app.deps.now() })
    .where("id", "=", balbir.id)
    .execute();
  const body = { email, reason: "my_data", described: await numberOf(balbir), text: "Erase it." };
  const { data } = await reported(body);
  if (confirms) await app.deps.db.updateTable("reports").set({ confirmed_at: app.deps.now() }).execute();
  const params = { id: (await caseOf(data.reference)).id };
  await atDesk(app, harpreet).call(cases.takeCase, { params });
  const file = await atDesk(app, harpreet).call(cases.readCase, { params });
  expect(file.data.sender).toBe(sender);
  expect(file.bytes.toString()).not.toContain(email);
});
