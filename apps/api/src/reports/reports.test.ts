import { listReportReasons, sendPublicReport, sendReport } from "@sanjog/contract/reports";
import { reportReasons } from "@sanjog/domain/reports/report";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { createMember, type Person } from "../../test/support/people.ts";
import { statement } from "../../test/support/report-statement.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { forgetReports, resolveReport } from "./commands.ts";
import { findReport, listOpenReports } from "./queries.ts";
import { reportsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp([reportsArea], { env: { TRUST_PROXY: "1" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("reports").execute();
  await app.runJobs();
  app.mail.sent.length = 0;
  await app.forgetLimits();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});

const after = (hours: number) => new Date(app.deps.now().getTime() + hours * 3_600_000);
const stored = () => app.deps.db.selectFrom("reports").selectAll().execute();
const report = (person: Person, body: object, locale: "en" | "pb" = "en") =>
  as(app, person).call(sendReport, { body: { text: "", ...statement, ...body }, locale });
const reportFromOutside = (body: object, ip = "203.0.113.7") =>
  as(app).call(sendPublicReport, {
    body: {
      email: "neighbour@example.com",
      described: "Balbir from Surrey",
      text: "",
      ...statement,
      ...body,
    },
    headers: { "x-forwarded-for": ip },
  });

test("the reasons are public, in the reader's language", async () => {
  const { data } = await as(app).call(listReportReasons);
  expect(data.map(({ id }) => id)).toEqual(reportReasons);
  const inPunjabi = await as(app).call(listReportReasons, { locale: "pb" });
  for (const { title } of inPunjabi.data) expect(title).toMatch(/[\u0A00-\u0A7F]/);
});

describe("a member's report", () => {
  test("a report is acknowledged at once with a number and a date, in the response and by mail", async () => {
    const body = { member_id: balbir.id, reason: "asks_for_money", text: "He wants 500 dollars." };
    const answer = await report(asha, body);
    expect(answer.status).toBe(200);
    expect(answer.data.reference).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(answer.data.resolve_by).toBe(after(7 * 24).toISOString());
    expect(answer.message).toContain(answer.data.reference);
    expect(answer.message).toContain("28 November 2026");
    expect(await stored()).toEqual([
      {
        id: answer.data.reference,
        member_id: balbir.id,
        picture_id: null,
        described: "",
        reason: "asks_for_money",
        text: "He wants 500 dollars.",
        reporter_id: asha.id,
        reporter_email: null,
        locale: "en",
        reported_at: app.deps.now(),
        acknowledge_by: after(24),
        acknowledged_at: app.deps.now(),
        resolve_by: after(7 * 24),
        resolved_at: null,
        resolution: null,
        overturned_at: null,
        good_faith: false,
        acts_for_person: false,
        signature: null,
        confirm_hash: null,
        confirm_until: null,
        confirmed_at: null,
      },
    ]);
    await app.runJobs();
    expect(app.mail.sent).toMatchObject([{ to: asha.email, subject: "We have your report" }]);
    const [mail] = app.mail.sent;
    expect(mail?.text).toContain(answer.data.reference);
    expect(mail?.text).toContain("officer@sanjog.test");
    // Another reader of this mailbox learns nothing about the report.
    for (const kept_quiet of [balbir.id, "Balbir", "500 dollars"]) {
      expect(mail?.text).not.toContain(kept_quiet);
      expect(mail?.html).not.toContain(kept_quiet);
    }
  });

  test("a report in Punjabi is answered in Punjabi, in the mail too", async () => {
    const answer = await report(asha, { member_id: balbir.id, reason: "harassment" }, "pb");
    expect(answer.message).toMatch(/[\u0A00-\u0A7F]/);
    await app.runJobs();
    expect(app.mail.sent[0]?.subject).toMatch(/[\u0A00-\u0A7F]/);
    expect(app.mail.sent[0]?.text).toContain(answer.data.reference);
  });

  test.each([
    ["under_age", 24],
    ["intimate_image", 2],
    ["impersonation", 2],
  ])(
    "a report of %s must be resolved within %i hours, and the case has the same clock",
    async (reason, hours) => {
      const answer = await report(asha, { member_id: balbir.id, reason });
      expect(answer.data.resolve_by).toBe(after(hours).toISOString());
      const opened = await app.deps.db
        .selectFrom("cases")
        .where("report_id", "=", answer.data.reference)
        .selectAll()
        .execute();
      expect(opened).toMatchObject([
        { kind: "report", member_id: balbir.id, reporter_id: asha.id, due_at: after(hours), closed_at: null },
      ]);
    },
  );

  test("a report of a picture is about its owner, even if it names another member", async () => {
    const picture = await app.deps.db
      .selectFrom("pictures")
      .where("member_id", "=", balbir.id)
      .select("id")
      .executeTakeFirstOrThrow();
    await report(asha, { picture_id: picture.id, member_id: asha.id, reason: "impersonation" });
    expect(await stored()).toMatchObject([{ member_id: balbir.id, picture_id: picture.id }]);
  });

  test("a report about a member who blocked the reporter is stored, and answered like one about an unknown member", async () => {
    await app.deps.db
      .insertInto("blocks")
      .values({ blocker_id: balbir.id, blocked_id: asha.id, blocked_at: app.deps.now() })
      .execute();
    const blocked = await report(asha, { member_id: balbir.id, reason: "harassment" });
    const nobody = await report(asha, { member_id: "nobody-at-all", reason: "harassment" });
    const plain = ({ status, data, message }: typeof nobody) => [
      status,
      Object.keys(data),
      message?.replace(data.reference, ""),
    ];
    expect(plain(blocked)).toEqual(plain(nobody));
    const rows = await stored();
    expect(rows.map(({ member_id, described }) => [described, member_id])).toEqual(
      expect.arrayContaining([
        ["", balbir.id],
        ["", null],
      ]),
    );
  });

  test("suspended and incomplete members can report, and only a verified address gets a mail", async () => {
    const charan = await createMan(app, "Charan", { member: { profile_status: 6 } });
    const deepa = await createMember(app, "Deepa", { profile_status: 0, email_verified_at: null });
    for (const person of [charan, deepa])
      expect((await report(person, { member_id: balbir.id, reason: "harassment" })).status).toBe(200);
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to)).toEqual([charan.email]);
  });

  test("a report of oneself, of nothing, without a reason or without a session is refused and not stored", async () => {
    const fields = async (body: object) => {
      const { status, errors } = await report(asha, body);
      return [status, Object.keys(errors ?? {})];
    };
    expect(await fields({ member_id: asha.id, reason: "other", text: "Me." })).toEqual([422, []]);
    expect(await fields({ reason: "harassment" })).toEqual([422, ["member_id"]]);
    expect(await fields({ member_id: balbir.id })).toEqual([422, ["reason"]]);
    expect(await fields({ member_id: balbir.id, reason: "other" })).toEqual([422, ["text"]]);
    const stranger = await as(app).call(sendReport, { body: { member_id: balbir.id, reason: "other" } });
    expect(stranger.status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  test("a member can send twenty reports a day", async () => {
    for (let sent = 0; sent < 20; sent++) await report(asha, { member_id: balbir.id, reason: "harassment" });
    const refused = await report(asha, { member_id: balbir.id, reason: "harassment" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(20);
  });
});

describe("a report from outside", () => {
  test("a public report needs no account and may name the address of a profile page", async () => {
    const described = `https://sanjog.test/view-profile/${balbir.id}`;
    const answer = await reportFromOutside({ described, reason: "under_age" });
    expect([answer.status, answer.data.resolve_by]).toEqual([200, after(24).toISOString()]);
    expect(await stored()).toMatchObject([
      { member_id: balbir.id, described, reporter_id: null, reporter_email: "neighbour@example.com" },
    ]);
    await app.runJobs();
    expect(app.mail.sent).toMatchObject([{ to: "neighbour@example.com", subject: "We have your report" }]);
  });

  test("a public report may describe the profile in words, and the response does not reveal whether it was found", async () => {
    const told = await reportFromOutside({ reason: "without_consent" });
    const found = await reportFromOutside({ described: balbir.id, reason: "without_consent" });
    expect(Object.keys(told.data)).toEqual(Object.keys(found.data));
    expect(told.message?.replace(told.data.reference, "")).toBe(
      found.message?.replace(found.data.reference, ""),
    );
    const rows = await stored();
    const whom = ({ data }: typeof told) => rows.find(({ id }) => id === data.reference)?.member_id;
    expect([rows.length, whom(told), whom(found)]).toEqual([2, null, balbir.id]);
  });

  test("a public report may name the profile number", async () => {
    const { profile_number } = await app.deps.db
      .selectFrom("members")
      .where("id", "=", balbir.id)
      .select("profile_number")
      .executeTakeFirstOrThrow();
    await reportFromOutside({ described: `Balbir, number ${profile_number}`, reason: "without_consent" });
    expect(await stored()).toMatchObject([{ member_id: balbir.id }]);
  });

  test("a public report without a profile, an e-mail address or a reason is refused", async () => {
    const { status, errors } = await reportFromOutside({ email: "nowhere", described: " ", reason: "x" });
    expect([status, Object.keys(errors ?? {}).sort()]).toEqual([422, ["described", "email", "reason"]]);
    expect(await stored()).toEqual([]);
  });

  test("a stranger who reports with somebody else's address takes neither their report nor their mail away", async () => {
    const email = "aunt@example.com";
    const notify = (ip: string) => reportFromOutside({ email, reason: "harassment" }, ip);
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await notify(`203.0.113.${i}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await app.runJobs();
    expect(app.mail.sent).toHaveLength(1);
    const own = await notify("198.51.100.1");
    await app.runJobs();
    expect(app.mail.sent.map(({ text }) => text.includes(own.data.reference))).toEqual([false, true]);
  });

  test("an address receives ten receipts a day at most, from however many networks", async () => {
    for (let i = 0; i < 12; i++)
      await reportFromOutside({ email: "great.aunt@example.com", reason: "harassment" }, `198.51.${i}.1`);
    await app.runJobs();
    expect(app.mail.sent).toHaveLength(10);
  });

  test("one address confirms five reports a day, and the next one on the day after", async () => {
    const email = "grandmother@example.com";
    const confirm = async () => {
      const link = new URL(/\S+report-confirmation\S+/.exec(app.mail.sent.at(-1)?.text ?? "")?.[0] ?? "");
      return (await app.fastify.inject({ method: "POST", url: link.pathname })).body;
    };
    const said: boolean[] = [];
    for (let i = 0; i < 6; i++) {
      await reportFromOutside({ email, reason: "harassment" }, `198.51.${i}.1`);
      await app.runJobs();
      said.push((await confirm()).includes("Your address is confirmed"));
    }
    expect(said).toEqual([true, true, true, true, true, false]);
    await app.forgetLimits();
    expect(await confirm()).toContain("Your address is confirmed");
  });

  test("public reports are limited to five an hour from one network", async () => {
    const answers = [];
    for (let i = 0; i < 6; i++)
      answers.push(await reportFromOutside({ email: `aunt${i}@example.com`, reason: "harassment" }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await stored()).toHaveLength(5);
    const elsewhere = { email: "uncle@example.com", reason: "harassment" };
    expect((await reportFromOutside(elsewhere, "198.51.100.1")).status).toBe(200);
  });
});

test("open reports are listed by urgency, and a report can be closed only once", async () => {
  const slow = await report(asha, { member_id: balbir.id, reason: "wrong_details" });
  const urgent = await report(asha, { member_id: balbir.id, reason: "under_age" });
  const open = async () => (await listOpenReports(app.deps.db)).map(({ id }) => id);
  expect(await open()).toEqual([urgent.data.reference, slow.data.reference]);
  const close = (resolution: string) =>
    app.deps.tx((tx) => resolveReport(app.deps, tx, urgent.data.reference, resolution));
  await close("He showed a document: he is 24.");
  await expect(close("again")).rejects.toThrow("not_found");
  expect(await open()).toEqual([slow.data.reference]);
  expect(await findReport(app.deps.db, urgent.data.reference)).toMatchObject({
    resolved_at: app.deps.now(),
    resolution: "He showed a document: he is 24.",
  });
});

test("a closed report is kept half a year, an open one until it is closed", async () => {
  const closed = await report(asha, { member_id: balbir.id, reason: "harassment" });
  const open = await report(asha, { member_id: balbir.id, reason: "harassment" });
  await app.deps.tx((tx) => resolveReport(app.deps, tx, closed.data.reference, "They were told."));
  app.clock.pass({ days: 179 });
  await forgetReports(app.deps);
  expect(await stored()).toHaveLength(2);
  app.clock.pass({ days: 2 });
  await forgetReports(app.deps);
  expect((await stored()).map(({ id }) => id)).toEqual([open.data.reference]);
});
