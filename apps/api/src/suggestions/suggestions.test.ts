import { listOneWishApart, listSuggestions, showNarrowestWish } from "@sanjog/contract/suggestions";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { signIn } from "../../test/support/people.ts";
import { plainApart, plainNarrowest, plainSearch } from "../../test/support/plain-search.ts";
import { type ReferenceModel, randomModel } from "../../test/support/random-model.ts";
import { settle } from "../../test/support/settle-model.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { loadMatchProfiles } from "../relations/queries/match-profiles.ts";
import { relationsArea } from "../relations/routes.ts";
import { countSuggestions, findNarrowestWish, findSuggestions } from "./queries.ts";
import { suggestionsArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([relationsArea, suggestionsArea]);
});
afterAll(() => app.close());

const moments = ["2026-11-21T06:30:00Z", "2028-02-29T20:00:00Z", "2027-02-28T06:30:00Z"];

const viewersOf = ({ people }: ReferenceModel) =>
  people.filter(({ profile_status }) => profile_status !== profileStatus.suspended);

test("page, order, total and narrowest wish equal those of the reference search in random communities", async () => {
  let shown = 0;
  let narrowed = 0;
  let run = 0;
  const everyPageIsPlain = async (model: ReferenceModel) => {
    app.clock.set(moments[run++ % moments.length] ?? "");
    const now = app.deps.now();
    await settle(app, model);
    for (const viewer of viewersOf(model).slice(0, 12)) {
      const expected = plainSearch(model, viewer, now);
      const token = await signIn(app, viewer.id);
      const last_page = Math.max(1, Math.ceil(expected.length / 8));
      for (const page of new Set([1, last_page, last_page + 1, 1_000_000])) {
        const asked = as(app, { token }).call(listSuggestions, { query: { per_page: 8, page } });
        const { data } = await asked;
        const current_page = Math.min(page, last_page);
        expect(data).toMatchObject({ total: expected.length, per_page: 8, current_page, last_page });
        const found = data.data.map(({ user_id, match }) => ({ id: user_id, score: match.score }));
        expect(found).toEqual(expected.slice((current_page - 1) * 8, current_page * 8));
        shown += found.length;
      }
      await expectApart(model, viewer, token);
      const { data } = await as(app, { token }).call(showNarrowestWish);
      const narrowest = plainNarrowest(model, viewer, now);
      expect(data.narrowest_wish).toEqual(narrowest);
      narrowed += narrowest ? 1 : 0;
    }
  };
  const property = fc.asyncProperty(randomModel(120), everyPageIsPlain);
  await fc.assert(property, { seed: 20_261_121, numRuns: 3, endOnFailure: true });
  // The communities are such that the test has something to say.
  expect(shown).toBeGreaterThan(100);
  expect(narrowed).toBeGreaterThan(10);
  expect(apart_shown).toBeGreaterThan(20);
});

let apart_shown = 0;
/** The first page of those who are one wish apart is the reference search's, and names the same wishes. */
async function expectApart(model: ReferenceModel, viewer: ReferenceModel["people"][number], token: string) {
  const expected = plainApart(model, viewer, app.deps.now());
  const { data } = await as(app, { token }).call(listOneWishApart, { query: { per_page: 8 } });
  expect(data.total).toBe(expected.length);
  const found = data.data.map(({ user_id, missed }) => ({ id: user_id, wish: missed.wish }));
  expect(found).toEqual(expected.slice(0, 8));
  apart_shown += found.length;
}

test("complete lists among thousands of members equal those of the reference search", async () => {
  app.clock.set(moments[0] ?? "");
  const now = app.deps.now();
  const [model] = fc.sample(randomModel(3_000), { seed: 4, numRuns: 1 });
  if (!model) throw new Error("no reference model");
  await settle(app, model);
  // The plans for thousands of new rows are slow until the database has statistics.
  await sql`analyze`.execute(app.deps.db);
  let longest = 0;
  for (const viewer of viewersOf(model).slice(0, 60)) {
    const me = (await loadMatchProfiles(app.deps.db, [viewer.id])).get(viewer.id);
    if (!me) throw new Error("the viewer is gone");
    const expected = plainSearch(model, viewer, now).map(({ id }) => id);
    const { ids, total } = await findSuggestions(app.deps.db, me, { page: 1, per_page: 3_000 }, now);
    expect({ total, ids }, viewer.id).toEqual({ total: expected.length, ids: expected });
    expect(await countSuggestions(app.deps.db, me, now)).toBe(total);
    expect(await findNarrowestWish(app.deps.db, me, now)).toEqual(plainNarrowest(model, viewer, now));
    longest = Math.max(longest, total);
  }
  expect(longest).toBeGreaterThan(100);
});
