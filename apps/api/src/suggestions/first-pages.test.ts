import { day_ms } from "@sanjog/domain/calendar";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ReferenceModel, randomModel, settle } from "../../test/support/random-model.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { loadMatchProfiles, type MatchProfile } from "../relations/queries/match-profiles.ts";
import { renewOrder, sumShown } from "./commands/card-order.ts";
import { findSuggestions } from "./queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

const page_size = 8;
const nights = 7;

/** A community whose members differ by gender, diet and mother tongue only, so that lists are longer than a page. */
function openCommunity(): ReferenceModel {
  const [model] = fc.sample(randomModel(300), { seed: 11, numRuns: 1 });
  if (!model) throw new Error("no reference model");
  const [{ wishes } = { wishes: null }] = model.people;
  if (!wishes) throw new Error("nobody lives there");
  const open: typeof wishes = {
    ...wishes,
    age_min: 18,
    age_max: 80,
    height_min: { feet: 4, inches: 0 },
    height_max: { feet: 7, inches: 11 },
    marital_status: ["any"],
    religion: ["any"],
    caste: ["any"],
    family_type: ["any"],
    occupation: ["any"],
    residential_status: ["any"],
    country: ["any"],
    income: "any",
    minimum_education: "no_schooling",
    maximum_education: "doctorate",
  };
  const people = model.people.map((person) => ({
    ...person,
    profile_status: 1 as const,
    public_profile: true,
    phone_verified: true,
    leaving: false,
    last_active_on: "2026-11-21",
    shown: 0,
    gotra_rule: "ignore" as const,
    facts: { ...person.facts, dob: "1995-06-15" },
    wishes: {
      ...open,
      diet: person.wishes.diet,
      mother_tongue: person.wishes.mother_tongue,
    },
  }));
  return { people, ties: [] };
}

const firstPage = async (viewer: MatchProfile, now: Date) =>
  (await findSuggestions(app.deps.db, viewer, { page: 1, per_page: page_size }, now)).ids;

test("over a week nearly everybody is on a first page, and nobody has many times the share of others", async () => {
  const model = openCommunity();
  await settle(app, model);
  const { db, tx } = app.deps;
  const viewers = [
    ...(
      await loadMatchProfiles(
        db,
        model.people.map(({ id }) => id),
      )
    ).values(),
  ];
  const places = new Map<string, number>(viewers.map(({ id }) => [id, 0]));
  for (let night = 0; night < nights; night += 1) {
    const now = new Date(app.deps.now().getTime() + night * day_ms);
    // Two of five come each day.
    for (const viewer of viewers.filter((_, nth) => (nth * 3 + night) % 5 < 2)) {
      const ids = await firstPage(viewer, now);
      if (ids.length > 0) await db.insertInto("shown_pages").values({ members: ids }).execute();
      for (const id of ids) places.set(id, (places.get(id) ?? 0) + 1);
    }
    await sumShown(tx);
    await renewOrder(tx, now);
  }
  const counts = [...places.values()].toSorted((a, b) => b - a);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const share = (list: readonly number[]) => list.reduce((sum, count) => sum + count, 0) / all;
  expect(counts.filter((count) => count === 0).length / counts.length).toBeLessThanOrEqual(0.04);
  expect(share(counts.slice(0, Math.ceil(counts.length / 100)))).toBeLessThanOrEqual(0.04);
});
