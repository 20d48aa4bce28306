import { listSuggestions } from "@sanjog/contract/suggestions";
import { card_version } from "@sanjog/domain/suggestions/wish-table";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { reconcileMatchCards } from "./commands/reconcile-cards.ts";
import { suggestionsArea } from "./routes.ts";

let fastify: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  fastify = await createTestApp([suggestionsArea]);
});
afterAll(() => fastify.close());
beforeEach(async () => {
  await fastify.deps.db.deleteFrom("members").execute();
  const wishes = { diet: ["vegetarian" as const] };
  asha = await createComplete(fastify, "Asha", { preferences: wishes });
  balbir = await createMan(fastify, "Balbir");
});

const nothing_wrong = { members: 2, missing: 0, old_version: 0, stale: 0, surplus: 0 };
const reconcile = () => reconcileMatchCards(fastify.deps);
const names = async () =>
  (await as(fastify, asha).call(listSuggestions)).data.data.map(
    ({ profile_details }) => profile_details.firstname,
  );
const cards = async () =>
  (await sql<Record<string, unknown>>`select xmin, * from match_cards_male`.execute(fastify.deps.db)).rows;
const contents = async () => (await cards()).map((card) => ({ ...card, xmin: null }));
const change = (set: string) => sql.raw(`update match_cards_male set ${set}`).execute(fastify.deps.db);

test("a correct match card is not written", async () => {
  const before = await cards();
  expect(await reconcile()).toEqual(nothing_wrong);
  expect(await cards()).toEqual(before);
});

test.each([
  ["with another diet than the profile", "is_home = 0", "stale"],
  ["with other wishes than the member's", "wants_career = 0", "stale"],
  ["of an older version", `version = ${card_version - 1}`, "old_version"],
  ["that a server of the version before wrote", "version = default, is_home = 0", "old_version"],
])("a match card %s is written again", async (_, set, what) => {
  const before = await contents();
  await change(set);
  expect(await reconcile()).toEqual({ ...nothing_wrong, [what]: 1 });
  expect(await contents()).toEqual(before);
  expect(await names()).toEqual(["Balbir"]);
});

test("a missing match card is made, so that its member is suggested again", async () => {
  await sql`delete from match_cards_male`.execute(fastify.deps.db);
  expect(await names()).toEqual([]);
  expect(await reconcile()).toEqual({ ...nothing_wrong, missing: 1 });
  expect(await names()).toEqual(["Balbir"]);
});

test("the match card of a member who must not be suggested is deleted", async () => {
  await fastify.deps.db
    .updateTable("members")
    .set({ profile_status: 3 })
    .where("id", "=", balbir.id)
    .execute();
  expect(await reconcile()).toEqual({ ...nothing_wrong, surplus: 1 });
  expect(await cards()).toEqual([]);
});

test("reconciling does not change the last day of activity", async () => {
  await change("last_active_day = 7, is_home = 0");
  await reconcile();
  const { rows } = await sql`select last_active_day from match_cards_male`.execute(fastify.deps.db);
  expect(rows).toEqual([{ last_active_day: 7 }]);
});

test("the nightly job corrects the match cards", async () => {
  await change("is_home = 0");
  const job = suggestionsArea.jobs?.find(({ name }) => name === "reconcile_match_cards");
  await job?.run(fastify.deps, {});
  expect(await reconcile()).toEqual(nothing_wrong);
});
