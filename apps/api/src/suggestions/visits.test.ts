import { blockMember } from "@sanjog/contract/blocks";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { hour_ms } from "@sanjog/domain/calendar";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { type PostgresServer, startPostgres } from "../../test/support/postgres-server.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { blocksArea } from "../blocks/routes.ts";
import { type Database, openDatabase } from "../platform/database/open.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import { forgetSnapshots } from "./commands.ts";
import { suggestionsArea } from "./routes.ts";

const areas = [suggestionsArea, blocksArea];

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("members").execute();
  await app.deps.db.deleteFrom("suggestion_visits").execute();
  asha = await createComplete(app, "Asha");
});

const open = async (page: number, { in: where = app, who = asha, per_page = 2 } = {}) => {
  const { data } = await as(where, who).call(listSuggestions, { query: { page, per_page } });
  return { ...data, names: data.data.map(({ profile_details }) => profile_details.firstname) };
};

/** Men in this order: each was shown a little more often than the one before. A newcomer was never shown. */
async function men(...names: string[]): Promise<Person[]> {
  const made: Person[] = [];
  for (const [i, name] of names.entries()) {
    const man = await createMan(app, name);
    await move(man, 10 + i);
    made.push(man);
  }
  return made;
}

const become = (
  where: TestApp,
  person: Person,
  values: { public_profile?: boolean; profile_status?: 1 | 3 },
) =>
  where.deps.tx(async (tx) => {
    await tx.updateTable("members").set(values).where("id", "=", person.id).execute();
    await profileChanged(where.deps, tx, person.id);
  });

/** Changes how often the man was shown lately, as a night does. */
async function move(man: Person | undefined, shown_lately: number): Promise<void> {
  const card = app.deps.db.updateTable("match_cards_male").set({ shown_lately });
  await card.where("member_id", "=", man?.id ?? "").execute();
}

describe("paging through suggestions", () => {
  test("no member is shown twice when a member of a later page moves or joins at the front", async () => {
    const [, , , , eknoor] = await men("Balbir", "Charan", "Daljit", "Harpal", "Eknoor");
    expect((await open(1)).names).toEqual(["Balbir", "Charan"]);
    await move(eknoor, 1);
    await createMan(app, "Newcomer");
    expect(await open(2)).toMatchObject({ names: ["Newcomer", "Eknoor"], total: 6, last_page: 3 });
    expect((await open(3)).names).toEqual(["Daljit", "Harpal"]);
  });

  test("no member is missed when a member of an earlier page leaves", async () => {
    const [balbir] = await men("Balbir", "Charan", "Daljit", "Harpal", "Eknoor");
    await open(1);
    if (balbir) await become(app, balbir, { profile_status: 3 });
    expect((await open(2)).names).toEqual(["Daljit", "Harpal"]);
    expect(await open(3)).toMatchObject({ names: ["Eknoor"], total: 4, last_page: 3 });
  });

  test("a page stays the same when paging back and forth, except for members who left", async () => {
    const [, , daljit, harpal] = await men("Balbir", "Charan", "Daljit", "Harpal", "Eknoor");
    await open(1);
    await open(2);
    await move(harpal, 1);
    expect((await open(2)).names).toEqual(["Daljit", "Harpal"]);
    if (daljit) await become(app, daljit, { public_profile: false });
    expect((await open(2)).names).toEqual(["Harpal", "Eknoor"]);
    expect(await open(3)).toMatchObject({ current_page: 2, last_page: 2, total: 4 });
  });

  test("the page before the last is shown when the only member of the last page was blocked", async () => {
    const [, , harpal] = await men("Balbir", "Charan", "Harpal");
    await open(1);
    expect(await open(2)).toMatchObject({ names: ["Harpal"], last_page: 2 });
    await as(app, asha).call(blockMember, { body: { blocked_user_id: harpal?.id } });
    const page = { current_page: 1, last_page: 1, total: 2 };
    expect(await open(2)).toMatchObject({ names: ["Balbir", "Charan"], ...page });
  });

  test("a visit starts again with page 1, with another page size and after an hour", async () => {
    const [, , , harpal] = await men("Balbir", "Charan", "Daljit", "Harpal");
    await open(1);
    await move(harpal, 1);
    expect((await open(1)).names).toEqual(["Harpal", "Balbir"]);
    await move(harpal, 99);
    expect((await open(2)).names).toEqual(["Charan", "Daljit"]);
    expect((await open(2, { per_page: 3 })).names).toEqual(["Harpal"]);
    expect((await open(2)).names).toEqual(["Daljit", "Harpal"]);
    const start = app.clock.now();
    await open(1);
    app.clock.set(new Date(start.getTime() + hour_ms).toISOString());
    await move(harpal, 1);
    expect((await open(2)).names).toEqual(["Charan", "Daljit"]);
    app.clock.set(start);
  });

  test("each session has a visit of its own", async () => {
    const [, , , harpal] = await men("Balbir", "Charan", "Daljit", "Harpal");
    await open(1);
    await move(harpal, 1);
    const phone = { ...asha, token: await signIn(app, asha.id) };
    expect((await open(2, { who: phone })).names).toEqual(["Charan", "Daljit"]);
    expect((await open(2)).names).toEqual(["Harpal", "Daljit"]);
  });

  test("the nightly job deletes ended visits", async () => {
    await men("Balbir");
    await open(1);
    const left = () => app.deps.db.selectFrom("suggestion_visits").select("page").execute();
    const now = app.deps.now();
    await forgetSnapshots(app.deps.db, now);
    expect(await left()).toHaveLength(1);
    await forgetSnapshots(app.deps.db, new Date(now.getTime() + hour_ms));
    expect(await left()).toEqual([]);
  });
});

describe("two processes on one PostgreSQL server", () => {
  let server: PostgresServer | null;
  const apps: TestApp[] = [];
  const databases: Database[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    if (!server) return;
    for (const _ of ["one", "two"]) {
      const database = await openDatabase({ url: server.url, dir: "" });
      databases.push(database);
      const { db, tx, pool } = database;
      apps.push(await createTestApp(areas, { ports: () => ({ db, tx, pool }) }));
    }
  });
  afterAll(async () => {
    for (const each of apps) await each.close();
    for (const database of databases) await database.close();
    await server?.stop();
  });

  test("a change in one process shows on the next page in the other", async () => {
    const [one, two] = apps;
    if (!one || !two) return;
    const bibi = await createComplete(one, "Bibi");
    const [balbir, charan] = [await createMan(one, "Balbir"), await createMan(two, "Charan")];
    const seen = async () => (await open(1, { in: two, who: bibi })).names.sort();
    expect(await seen()).toEqual(["Balbir", "Charan"]);
    await become(one, balbir, { public_profile: false });
    expect(await seen()).toEqual(["Charan"]);
    await become(one, balbir, { public_profile: true });
    await become(one, charan, { profile_status: 3 });
    expect(await seen()).toEqual(["Balbir"]);
    await become(one, charan, { profile_status: 1 });
    await as(one, charan).call(blockMember, { body: { blocked_user_id: bibi.id } });
    expect(await seen()).toEqual(["Balbir"]);
    await one.deps.tx(async (tx) => {
      await tx
        .updateTable("preferences")
        .set({ diet: ["jain"] })
        .where("member_id", "=", bibi.id)
        .execute();
      await profileChanged(one.deps, tx, bibi.id);
    });
    expect(await seen()).toEqual([]);
  });

  test("a visit continues in the other process", async () => {
    const [one, two] = apps;
    if (!one || !two) return;
    const deepa = await createComplete(one, "Deepa");
    for (const name of ["Gurdev", "Harpal", "Inder"]) await createMan(one, name);
    const first = await open(1, { in: one, who: deepa });
    await createMan(one, "Newcomer");
    const rest: string[] = [];
    for (let page = 2, last = 2; page <= last; page += 1) {
      const found = await open(page, { in: two, who: deepa });
      last = found.last_page;
      rest.push(...found.names);
    }
    expect(new Set([...first.names, ...rest]).size).toBe(first.names.length + rest.length);
    expect(rest).toContain("Newcomer");
  });
});
