import { afterAll, beforeAll, expect, test } from "vitest";
import { areas } from "../src/areas.ts";
import { refreshMatchCards } from "../src/suggestions/commands.ts";
import { signIn } from "../test/support/people.ts";
import { createTestApp, type TestApp } from "../test/support/test-app.ts";
import { emptyCommunity, hasMembers } from "./community.ts";
import { createPeople } from "./people.ts";
import type { SeedPerson } from "./person.ts";
import { createRelations, type SeedRelations } from "./relations.ts";
import { suggestedTo, withFacesFirst } from "./seen-order.ts";
import { memberId, writePeople, writeRelations } from "./write.ts";

let app: TestApp;
let people: SeedPerson[];
let relations: SeedRelations;

/** The community without its pictures, which take their time. */
beforeAll(async () => {
  app = await createTestApp(areas);
  const { deps } = app;
  const now = deps.now();
  people = createPeople(now);
  relations = createRelations(people, now);
  await deps.tx(async (tx) => {
    await writePeople(app.deps.fields, tx, people, new Map(), now);
    await writeRelations(tx, deps, relations);
    await refreshMatchCards(
      tx,
      people.map(({ key }) => memberId(key)),
      now,
    );
  });
});
afterAll(() => app.close());

async function get(key: string, path: string) {
  const token = await signIn(app, memberId(key));
  const answer = await app.fastify.inject({
    url: `/backend/api/user/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, page: answer.json().data };
}

test("Asha and Balbir are on the first page of each other's suggestions", async () => {
  for (const [viewer, owner] of [
    ["asha", "balbir"],
    ["balbir", "asha"],
  ] as const) {
    const { page } = await get(viewer, "suggestions");
    expect(page.data.map((card: { user_id: string }) => card.user_id)).toContain(memberId(owner));
    expect(page.total).toBeGreaterThan(8);
  }
});

test("the first two families that Asha and Balbir see show their photo to all, and nobody else is changed", () => {
  const now = app.deps.now();
  const shown = withFacesFirst(people, relations, now);
  const first = ["asha", "balbir"].flatMap((key) => {
    const viewer = people.find((person) => person.key === key);
    return viewer ? suggestedTo(viewer, people, relations, now).slice(0, 2) : [];
  });
  expect(first).toHaveLength(4);
  for (const [i, person] of people.entries()) {
    const { privacy } = person;
    const expected = first.includes(person)
      ? { ...person, privacy: { ...privacy, profile_picture: "public" } }
      : person;
    expect(shown[i]).toEqual(expected);
  }
});

test("the portraits are dealt in the order in which Asha and Balbir see their suggestions", async () => {
  for (const key of ["asha", "balbir"]) {
    const viewer = people.find((person) => person.key === key);
    if (!viewer) throw new Error(`the seed has no ${key}`);
    const expected = suggestedTo(viewer, people, relations, app.deps.now()).map((person) =>
      memberId(person.key),
    );
    const { page } = await get(key, "suggestions?per_page=24");
    const ids = page.data.map((card: { user_id: string }) => card.user_id);
    expect(ids.length).toBeGreaterThan(8);
    expect(ids).toEqual(expected.slice(0, ids.length));
  }
});

test("the lists of a demo account are not empty", async () => {
  const lists = ["friends", "favorites", "blocked", "connection-requests"];
  const requests = ["sent", "declined", "rejected"].map((name) => `connection-requests/${name}`);
  for (const path of [...lists, ...requests]) {
    const { page } = await get("asha", path);
    expect(page.total, path).toBeGreaterThan(0);
  }
});

test("an incomplete member is asked to go on, a private one is in nobody's suggestions", async () => {
  expect((await get("harjot", "suggestions")).status).toBe(403);
  const cards = await app.deps.db
    .selectFrom("match_cards_female")
    .where("member_id", "=", memberId("gurleen"))
    .select("member_id")
    .execute();
  expect(cards).toEqual([]);
});

test("a community that is emptied leaves nobody behind", async () => {
  await emptyCommunity(app.deps);
  expect(await hasMembers(app.deps)).toBe(false);
});
