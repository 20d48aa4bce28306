import { listSuggestions, showNarrowestWish } from "@sanjog/contract/suggestions";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { signIn } from "../../test/support/people.ts";
import { plainNarrowest, plainSearch } from "../../test/support/plain-search.ts";
import { randomVillage, settle, type Village } from "../../test/support/random-village.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { loadMatchProfiles } from "../relations/queries/match-profiles.ts";
import { relationsArea } from "../relations/routes.ts";
import { findNarrowestWish, findSuggestions } from "./queries.ts";
import { suggestionsArea } from "./routes.ts";

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp([relationsArea, suggestionsArea]);
});
afterAll(() => house.close());

const moments = ["2026-11-21T06:30:00Z", "2028-02-29T20:00:00Z", "2027-02-28T06:30:00Z"];

const viewersOf = ({ people }: Village) =>
  people.filter(({ profile_status }) => profile_status !== profileStatus.suspended);

test("page, order, total and narrowest wish are those of the plain search, in any community", async () => {
  let shown = 0;
  let narrowed = 0;
  let run = 0;
  const everyPageIsPlain = async (village: Village) => {
    house.clock.set(moments[run++ % moments.length] ?? "");
    const now = house.deps.now();
    await settle(house, village);
    for (const viewer of viewersOf(village).slice(0, 12)) {
      const expected = plainSearch(village, viewer, now);
      const token = await signIn(house, viewer.id);
      const last_page = Math.max(1, Math.ceil(expected.length / 8));
      for (const page of new Set([1, last_page, last_page + 1, 1_000_000])) {
        const asked = as(house, { token }).call(listSuggestions, { query: { per_page: 8, page } });
        const { data } = await asked;
        const current_page = Math.min(page, last_page);
        expect(data).toMatchObject({ total: expected.length, per_page: 8, current_page, last_page });
        const found = data.data.map(({ user_id, match }) => ({ id: user_id, score: match.score }));
        expect(found).toEqual(expected.slice((current_page - 1) * 8, current_page * 8));
        shown += found.length;
      }
      const { data } = await as(house, { token }).call(showNarrowestWish);
      const narrowest = plainNarrowest(village, viewer, now);
      expect(data.narrowest_wish).toEqual(narrowest);
      narrowed += narrowest ? 1 : 0;
    }
  };
  const property = fc.asyncProperty(randomVillage(120), everyPageIsPlain);
  await fc.assert(property, { seed: 20_261_121, numRuns: 3, endOnFailure: true });
  // The communities are such that the test has something to say.
  expect(shown).toBeGreaterThan(100);
  expect(narrowed).toBeGreaterThan(10);
});

test("among thousands, whole lists are those of the plain search", async () => {
  house.clock.set(moments[0] ?? "");
  const now = house.deps.now();
  const [village] = fc.sample(randomVillage(3_000), { seed: 4, numRuns: 1 });
  if (!village) throw new Error("no village");
  await settle(house, village);
  let longest = 0;
  for (const viewer of viewersOf(village).slice(0, 60)) {
    const me = (await loadMatchProfiles(house.deps.db, [viewer.id])).get(viewer.id);
    if (!me) throw new Error("the viewer is gone");
    const expected = plainSearch(village, viewer, now).map(({ id }) => id);
    const { ids, total } = await findSuggestions(house.deps.db, me, { page: 1, per_page: 3_000 }, now);
    expect({ total, ids }, viewer.id).toEqual({ total: expected.length, ids: expected });
    expect(await findNarrowestWish(house.deps.db, me, now)).toEqual(plainNarrowest(village, viewer, now));
    longest = Math.max(longest, total);
  }
  expect(longest).toBeGreaterThan(100);
});
