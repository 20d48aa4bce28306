import { listNumbers } from "@sanjog/contract/numbers";
import type { ReportReason } from "@sanjog/domain/reports/report";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { eraseMembers } from "../account-lifecycle/commands/erase-members.ts";
import { areas } from "../areas.ts";
import { writeDecision } from "../decisions/commands/write-decision.ts";
import { countDays } from "./commands/count-days.ts";

let app: TestApp;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  for (const table of ["day_figures", "quarter_figures", "decisions", "cases", "reports"] as const)
    await db.deleteFrom(table).execute();
  app.clock.set("2026-11-21T06:30:00Z");
  balbir = await createMan(app, "Balbir");
});

const numbers = async () => (await as(app).call(listNumbers)).data;
/** Counts until the quarter that runs at the beginning of each test has ended, and returns it as published. */
const ended = async () => {
  await countDays(app.deps);
  app.clock.set("2026-12-31T18:31:00Z");
  await countDays(app.deps);
  const [quarter] = await numbers();
  if (!quarter) throw new Error("no quarter is counted");
  return quarter;
};
const countedDays = async () =>
  (await app.deps.db.selectFrom("day_figures").orderBy("day").select(["day", "figures"]).execute()).map(
    ({ day, figures }) => [day, figures.reports.harassment],
  );
/** Stores a report of Balbir and its case, as a report makes them. */
async function report(reason: ReportReason, at = app.clock.now(), due_hours = 48): Promise<string> {
  const { db, random } = app.deps;
  const id = random.id();
  const by = new Date(at.getTime() + due_hours * 3_600_000);
  await sql`insert into reports (id, member_id, described, reason, text, locale, reported_at, acknowledge_by, resolve_by)
    values (${id}, ${balbir.id}, '', ${reason}, '', 'en', ${at}, ${by}, ${by})`.execute(db);
  await sql`insert into cases (kind, member_id, report_id, opened_at, due_at)
    values ('report', ${balbir.id}, ${id}, ${at}, ${by})`.execute(db);
  return id;
}
async function close(report_id: string): Promise<void> {
  const now = app.clock.now();
  await sql`update reports set resolved_at = ${now}, resolution = 'warn' where id = ${report_id}`.execute(
    app.deps.db,
  );
  await sql`update cases set closed_at = ${now}, outcome = 'warn' where report_id = ${report_id}`.execute(
    app.deps.db,
  );
}
const times = async (count: number, act: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await act(index);
};

describe("the numbers", () => {
  test("are read without an account, may be cached by everyone, and begin with the first quarter that has ended", async () => {
    const { body, headers } = await app.fastify.inject({ method: "GET", url: "/backend/api/numbers" });
    expect(JSON.parse(body)).toEqual({ data: [] });
    expect(headers["cache-control"]).toBe("public, max-age=600");
    expect(await ended()).toMatchObject({
      quarter: "2026-Q4",
      from: "2026-10-01",
      to: "2026-12-31",
      members: "few",
    });
  });

  test("A day counts after it has ended in India, and once", async () => {
    await times(6, () => report("harassment"));
    app.clock.set("2026-11-21T18:29:00Z");
    await countDays(app.deps);
    expect((await countedDays()).at(-1)).toEqual(["2026-11-20", 0]);
    app.clock.set("2026-11-21T18:31:00Z");
    await Promise.all([countDays(app.deps), countDays(app.deps), countDays(app.deps)]);
    expect((await countedDays()).slice(-2)).toEqual([
      ["2026-11-20", 0],
      ["2026-11-21", 6],
    ]);
  });

  test("Nothing of a running quarter is published, so that no single event shows from one day to the next", async () => {
    await times(12, () => report("harassment"));
    for (const day of ["2026-11-22", "2026-12-01", "2026-12-31"]) {
      app.clock.set(`${day}T18:29:00Z`);
      await countDays(app.deps);
      expect(await numbers()).toEqual([]);
    }
    const published = await ended();
    expect(published.reports.total).toBe(12);
    await times(12, () => report("harassment"));
    app.clock.pass({ days: 5 });
    await countDays(app.deps);
    expect(await numbers()).toEqual([published]);
  });

  test("A count below five is not shown, and neither is one from which it would follow", async () => {
    await times(12, () => report("harassment"));
    await times(9, () => report("other"));
    await report("under_age");
    const { reports } = await ended();
    expect(reports.total).toBe(22);
    expect(reports.parts).toMatchObject({
      harassment: 12,
      other: "hidden",
      under_age: "few",
      impersonation: "few",
    });
  });

  test("Decisions and reports change the page: kinds, the median, kept and missed time limits", async () => {
    const ids: string[] = [];
    await times(10, async () => ids.push(await report("asks_for_money")));
    const late = await Promise.all([1, 2, 3, 4, 5].map(() => report("other", app.clock.now(), 2)));
    app.clock.pass({ hours: 3 });
    for (const id of [...ids, ...late]) await close(id);
    const decided = (row: object) =>
      app.deps.tx((tx) =>
        writeDecision({ ...app.deps, photos: app.photos }, tx, {
          member_id: balbir.id,
          kind: "warn",
          reason_en: "",
          reason_pb: "",
          decided_at: app.clock.now(),
          ...row,
        }),
      );
    await times(6, () => decided({}));
    await times(5, () => decided({ automated: true, kind: "hide_picture" }));
    const first = await decided({ kind: "suspend", overturned_at: app.clock.now() });
    await times(7, () => decided({ kind: "restore", appeal_of: first.id }));
    await times(8, () => decided({ kind: "dismiss", appeal_of: first.id }));
    await times(3, async () => {
      await sql`insert into cases (kind, opened_at, due_at) values ('order', ${app.clock.now()}, ${app.clock.now()})`.execute(
        app.deps.db,
      );
    });
    const shown = await ended();
    expect(shown).toMatchObject({
      minutes: { photos: null, others: 180 },
      appeals: { total: 15, parts: { overturned: 7, upheld: 8 } },
      orders: "few",
      clocks: { total: 18, parts: { kept: 10, missed: 8 } },
    });
    expect(shown.decisions.parts).toMatchObject({ hide_picture: "few", restore: "few" });
  });

  test("Requests of members under pressure are in no figure", async () => {
    const now = app.clock.now();
    await times(12, async (index) => {
      const closed = index % 2 === 0 ? now : null;
      const { rows } = await sql<{
        id: string;
      }>`insert into cases (kind, member_id, opened_at, due_at, closed_at, outcome)
        values ('pressure', null, ${now}, ${now}, ${closed}, ${closed && "release"}) returning id`.execute(
        app.deps.db,
      );
      await app.deps.tx((tx) =>
        writeDecision({ ...app.deps, photos: app.photos }, tx, {
          case_id: rows[0]?.id ?? "",
          member_id: null,
          kind: "release",
          reason_en: "",
          reason_pb: "",
        }),
      );
    });
    expect(await ended()).toMatchObject({ decisions: { total: "few" }, clocks: { total: "few" } });
  });
});

describe("a quarter that has ended", () => {
  test("keeps its figures when the members are erased, and its days are deleted", async () => {
    const asha = await createComplete(app, "Asha");
    await times(7, () => report("harassment"));
    const published = await ended();
    expect([published.to, published.quarter]).toEqual(["2026-12-31", "2026-Q4"]);
    expect(await app.deps.db.selectFrom("day_figures").selectAll().execute()).toEqual([]);
    for (const { id } of [asha, balbir])
      await app.deps.db
        .updateTable("members")
        .set({ deletion_requested_at: new Date("2026-11-22T00:00:00Z") })
        .where("id", "=", id)
        .execute();
    await eraseMembers({ ...app.deps, photos: app.photos });
    expect(await app.deps.db.selectFrom("reports").select("id").execute()).toEqual([]);
    app.clock.set("2027-04-01T06:00:00Z");
    await countDays(app.deps);
    expect(await numbers()).toMatchObject([
      { quarter: "2027-Q1", from: "2027-01-01", to: "2027-03-31" },
      published,
    ]);
  });

  test("is stored once by several processes, also after the service was down for months", async () => {
    await countDays(app.deps);
    app.clock.set("2027-07-02T06:00:00Z");
    await Promise.all([1, 2, 3].map(() => countDays(app.deps)));
    expect((await numbers()).map(({ quarter, to }) => [quarter, to])).toEqual([
      ["2027-Q2", "2027-06-30"],
      ["2027-Q1", "2027-03-31"],
      ["2026-Q4", "2026-12-31"],
    ]);
  });
});
