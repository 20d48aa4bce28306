import { cancelRequest, sendRequest } from "@sanjog/contract/connections";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { counted_a_day, shownLately } from "@sanjog/domain/suggestions/fair-order";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import { stepsOf } from "./card-sql.ts";
import { renewOrder } from "./commands/card-order.ts";
import { orderMatchCardsJob } from "./jobs/order-match-cards.ts";

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  for (const table of ["members", "shown_pages", "views_of_day"] as const)
    await db.deleteFrom(table).execute();
  await app.forgetLimits();
  asha = await createComplete(app, "Asha");
});

const open = async (who: Person, page = 1) => {
  const { data } = await as(app, who).call(listSuggestions, { query: { page, per_page: 24 } });
  return data.data.map(({ user_id }) => user_id);
};
const night = () => orderMatchCardsJob.run(app.deps, {});
const wasHere = (person: Person, last_active_on: string) =>
  app.deps.db.updateTable("members").set({ last_active_on }).where("id", "=", person.id).execute();
const change = (person: Person, values: { profile_status?: 1 | 3 } = {}) =>
  app.deps.tx(async (tx) => {
    const row = tx.updateTable("members").set({ profile_status: 1, ...values });
    await row.where("id", "=", person.id).execute();
    await profileChanged(app.deps, tx, person.id);
  });
const cards = () => app.deps.db.selectFrom("match_cards_male").selectAll().execute();
const cardOf = async (person: Person) => (await cards()).find(({ member_id }) => member_id === person.id);
async function men(count: number, details: Parameters<typeof createMan>[2] = {}): Promise<Person[]> {
  const made: Person[] = [];
  for (let i = 0; i < count; i += 1) made.push(await createMan(app, "Balbir", details));
  return made;
}
async function women(count: number): Promise<Person[]> {
  const made: Person[] = [];
  for (let i = 0; i < count; i += 1) made.push(await createComplete(app, "Bani"));
  return made;
}
/** Wants something that no woman here is, so that he is one band later for each of them. */
const next_band = { preferences: { diet: ["vegan" as const] } };
const ask = async (from: Person, to: Person) =>
  (await as(app, from).call(sendRequest, { body: { receiver_id: to.id } })).data.id;

describe("the order of suggestions and being online", () => {
  test("a day of activity never shows before the night", async () => {
    const [balbir, charan] = [await createMan(app, "Balbir"), await createMan(app, "Charan")];
    for (const man of [balbir, charan]) await wasHere(man, "2026-10-01");
    await night();
    const before = await open(asha);
    const last = before.at(-1) === balbir.id ? balbir : charan;
    await wasHere(last, "2026-11-21");
    expect(await open(asha)).toEqual(before);
    await change(last);
    expect(await open(asha)).toEqual(before);
    await night();
    expect(await open(asha)).toEqual(before.toReversed());
  });

  test("being here today and 29 days ago is the same", async () => {
    const people = await men(6);
    const before = await open(asha);
    for (const [i, man] of people.entries()) await wasHere(man, i % 2 === 0 ? "2026-11-21" : "2026-10-23");
    await night();
    expect(await open(asha)).toEqual(before);
  });

  test("the last day of activity counts at once for a new member and one who resumes", async () => {
    const balbir = await createMan(app, "Balbir", { member: { last_active_on: "2026-10-01" } });
    const charan = await createMan(app, "Charan", { member: { last_active_on: "2026-09-01" } });
    await createMan(app, "Newcomer", { member: { last_active_on: "2026-11-20" } });
    expect((await open(asha)).slice(1).toSorted()).toEqual([balbir.id, charan.id].toSorted());
    await change(balbir, { profile_status: 3 });
    await wasHere(balbir, "2026-11-21");
    await change(balbir);
    expect((await open(asha)).at(-1)).toBe(charan.id);
  });

  test("a day of activity begins at midnight in India", async () => {
    const balbir = await createMan(app, "Balbir", { member: { last_active_on: "2026-11-20" } });
    const start = app.clock.now();
    app.clock.set("2026-11-21T18:45:00Z");
    await open(balbir);
    app.clock.set(start);
    await night();
    const { rows } = await sql`select last_active_day - (date '2026-11-22' - date '1970-01-01') as late
      from match_cards_male`.execute(app.deps.db);
    expect(rows).toEqual([{ late: 0 }]);
  });

  test("the nightly job writes only cards whose order has changed", async () => {
    await createMan(app, "Balbir");
    const charan = await createMan(app, "Charan");
    await wasHere(charan, "2026-11-20");
    const writes = async () => {
      const written = sql<{ member_id: string; xmin: string }>`select member_id, xmin::text
        from match_cards_male order by member_id`;
      return new Map((await written.execute(app.deps.db)).rows.map((row) => [row.member_id, row.xmin]));
    };
    const before = await writes();
    await renewOrder(app.deps.tx, app.deps.now());
    const after = await writes();
    expect([...after.keys()].filter((id) => after.get(id) !== before.get(id))).toEqual([charan.id]);
  });
});

describe("the order of suggestions and being shown", () => {
  test("a member who was shown comes later after the night, and not before", async () => {
    const people = await men(8);
    const before = await open(asha);
    const seen = await as(app, asha).call(listSuggestions, { query: { per_page: 4 } });
    const shown = seen.data.data.map(({ user_id }) => user_id);
    expect(shown).toEqual(before.slice(0, 4));
    await app.deps.db.deleteFrom("shown_pages").execute();
    await app.deps.db.insertInto("shown_pages").values({ members: shown }).execute();
    expect(await open(asha)).toEqual(before);
    await night();
    expect((await open(asha)).slice(0, 4).toSorted()).toEqual(before.slice(4).toSorted());
    expect(people).toHaveLength(8);
  });

  test("a viewer counts once a day for a member, and only the first 24 count", async () => {
    await men(30);
    for (const page of [1, 2, 1, 2]) await open(asha, page);
    const other = { ...asha, token: await signIn(app, asha.id) };
    await open(other, 1);
    const pages = await app.deps.db.selectFrom("shown_pages").select("members").execute();
    const counted = pages.flatMap(({ members }) => members);
    expect(counted).toHaveLength(counted_a_day);
    expect(new Set(counted).size).toBe(counted_a_day);
    await night();
    const steps = (await cards()).map(({ shown_lately }) => shown_lately).toSorted((a, b) => a - b);
    expect(steps).toEqual([...Array(6).fill(0), ...Array(24).fill(shownLately(1))]);
  });

  test("what a page showed is stored without its viewer, and only until the night", async () => {
    await men(2);
    await open(asha);
    const { rows } = await sql<{ text: string }>`select to_jsonb(p)::text as text from shown_pages p`.execute(
      app.deps.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(asha.id);
    await night();
    expect(await app.deps.db.selectFrom("shown_pages").selectAll().execute()).toEqual([]);
  });

  test("ten accounts that page through everybody move nobody out of the band", async () => {
    const [near, far] = [await men(5), await men(5, next_band)];
    const bani = await women(10);
    const groups = (order: string[]) => [order.slice(0, 5).toSorted(), order.slice(5).toSorted()];
    const before = groups(await open(asha));
    expect(before).toEqual([near, far].map((group) => group.map(({ id }) => id).toSorted()));
    for (let day = 0; day < 3; day += 1) {
      for (const woman of bani) {
        for (const page of [1, 1, 2]) await open({ ...woman, token: await signIn(app, woman.id) }, page);
      }
      await night();
      app.clock.pass({ days: 1 });
    }
    expect(groups(await open(asha))).toEqual(before);
    app.clock.pass({ days: -3 });
  });

  test("a member who pauses for an hour was shown as often as before", async () => {
    const balbir = await createMan(app, "Balbir");
    await open(asha);
    await night();
    expect(await cardOf(balbir)).toMatchObject({ shown_lately: shownLately(1) });
    await change(balbir, { profile_status: 3 });
    await change(balbir);
    expect(await cardOf(balbir)).toMatchObject({ shown_lately: shownLately(1) });
  });

  test("counts fade from night to night and are forgotten in the end", async () => {
    await createMan(app, "Balbir");
    await open(asha);
    await night();
    const counts = async () =>
      (await app.deps.db.selectFrom("shown_counts").select("shown").execute()).map(({ shown }) => shown);
    for (let i = 0; i < 7; i += 1) await night();
    expect((await counts())[0]).toBeCloseTo(0.9 ** 7, 3);
    for (let i = 0; i < 23; i += 1) await night();
    expect(await counts()).toEqual([]);
  });

  test("the steps of a count are the same in SQL and in the domain", async () => {
    const tried = [0, 0.05, 0.3, 1, 1.9, 2.71, 7, 42.4, 317, 9_999, 1e9];
    for (const shown of tried) {
      const { rows } = await sql<{ step: number }>`select ${stepsOf("shown")} as step
        from (select ${shown}::real as shown) as counted`.execute(app.deps.db);
      expect(rows[0]?.step, String(shown)).toBe(shownLately(Math.fround(shown)));
    }
  });
});

describe("the order of suggestions and being asked", () => {
  const fiveAsk = async (balbir: Person) => {
    for (const woman of await women(5)) await ask(woman, balbir);
  };

  test("five unanswered requests make a member one band later after a day and a night, and not before", async () => {
    const balbir = await createMan(app, "Balbir");
    const charan = await createMan(app, "Charan", next_band);
    expect(await open(asha)).toEqual([balbir.id, charan.id]);
    await fiveAsk(balbir);
    expect(await open(asha)).toEqual([balbir.id, charan.id]);
    await night();
    expect(await open(asha)).toEqual([balbir.id, charan.id]);
    await sql`update connection_requests set sent_at = sent_at - interval '1 day'`.execute(app.deps.db);
    expect(await open(asha)).toEqual([balbir.id, charan.id]);
    await night();
    // Both are in one band now, and Balbir stays behind nobody for good.
    expect(await cardOf(balbir)).toMatchObject({ many_waiting: true });
    await sql`update match_cards_male set shown_lately = 9 where member_id = ${balbir.id}`.execute(
      app.deps.db,
    );
    expect(await open(asha)).toEqual([charan.id, balbir.id]);
    await sql`delete from connection_requests`.execute(app.deps.db);
    await night();
    expect(await open(asha)).toEqual([balbir.id, charan.id]);
  });

  test("four unanswered requests change nothing", async () => {
    const balbir = await createMan(app, "Balbir");
    for (const woman of await women(4)) await ask(woman, balbir);
    await sql`update connection_requests set sent_at = sent_at - interval '2 days'`.execute(app.deps.db);
    await night();
    expect(await cardOf(balbir)).toMatchObject({ many_waiting: false });
  });

  test("asking and cancelling changes nothing, however often", async () => {
    const balbir = await createMan(app, "Balbir");
    await createMan(app, "Charan");
    const before = await cards();
    for (const woman of await women(6)) {
      for (let i = 0; i < 2; i += 1) {
        const id = await ask(woman, balbir);
        await as(app, woman).call(cancelRequest, { params: { id } });
      }
    }
    app.clock.pass({ days: 2 });
    await night();
    app.clock.pass({ days: -2 });
    expect(await cards()).toEqual(before);
  });
});

test("a picture gives no precedence", async () => {
  const people = await men(6);
  const before = await open(asha);
  for (const { id } of people.slice(0, 3)) {
    await app.deps.tx(async (tx) => {
      await tx.deleteFrom("pictures").where("member_id", "=", id).execute();
      await profileChanged(app.deps, tx, id);
    });
  }
  expect(await open(asha)).toEqual(before);
});
