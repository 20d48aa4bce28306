import { listRecent } from "@sanjog/contract/find-profile";
import { addToShortlist, listShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { mostViews } from "@sanjog/domain/relations/viewing-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { AppError } from "../platform/app-error.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { countViews, forgetViews } from "../relations/commands/view-limits.ts";
import { relationsArea } from "../relations/routes.ts";
import { shortlistArea } from "../shortlist/routes.ts";
import { suggestionsArea } from "./routes.ts";

let app: TestApp;
let balbir: Person;
let women: Person[];
beforeAll(async () => {
  app = await createTestApp([suggestionsArea, relationsArea, shortlistArea]);
  women = [];
  for (let i = 0; i < 12; i += 1) women.push(await createComplete(app, `Asha${i}`));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("views_of_day").execute();
  await app.deps.db.deleteFrom("members").where("gender", "=", "male").execute();
  balbir = await createMan(app, "Balbir");
});

const page = (who: Person, number = 1, locale: "en" | "pb" = "en") =>
  as(app, who).call(listSuggestions, { query: { page: number, per_page: 8 }, locale });

const counted = async (who: Person) => {
  const row = app.deps.db.selectFrom("views_of_day").where("viewer_id", "=", who.id);
  return (await row.where("kind", "=", "card").select("seen").executeTakeFirst())?.seen.length ?? 0;
};

/** So many cards of others were shown to the member today. */
async function hasSeen(who: Person, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, i) => `card ${i}`);
  await countViews(app.deps, who as unknown as Viewer, "card", ids);
}

describe("the daily limit of cards", () => {
  test("a card counts once a day, in whatever lists and however often it is shown", async () => {
    await page(balbir);
    expect(await counted(balbir)).toBe(8);
    await page(balbir);
    await page(balbir, 2);
    expect(await counted(balbir)).toBe(12);
    const ids = women.slice(0, 8).map(({ id }) => id);
    expect((await as(app, balbir).call(listRecent, { query: { ids: ids.join() } })).data).toHaveLength(8);
    expect(await counted(balbir)).toBe(12);
  });

  test("beyond 300 cards the next page is refused with a retry time; seen pages stay open, and the next day continues", async () => {
    const first = await page(balbir);
    await hasSeen(balbir, 291);
    const no = await page(balbir, 2);
    expect(no).toMatchObject({ status: 429, message: expect.stringContaining("seen 300 profiles today") });
    expect(Number(no.headers["retry-after"])).toBe(86_400);
    expect((await page(balbir, 2, "pb")).message).toContain("300");
    expect(await counted(balbir)).toBe(299);
    expect((await page(balbir)).data).toEqual(first.data);
    expect(first.data.total).toBe(12);
    app.clock.pass({ days: 1 });
    expect((await page(balbir, 2)).data.data).toHaveLength(4);
    expect(await counted(balbir)).toBe(4);
  });

  test("recently seen profiles count towards the limit", async () => {
    await hasSeen(balbir, 300);
    const ask = as(app, balbir).call(listRecent, { query: { ids: women[0]?.id ?? "" } });
    expect((await ask).status).toBe(429);
  });

  test("the own shortlist stays open, and connections do not count", async () => {
    const [asha, bani] = women;
    if (!asha || !bani) throw new Error("nobody");
    await as(app, balbir).call(addToShortlist, { body: { favorite_user_id: asha.id } });
    const at = app.deps.now();
    const pair = { id: "pair", sender_id: balbir.id, receiver_id: bani.id, sent_at: at, answered_at: at };
    await app.deps.db
      .insertInto("connection_requests")
      .values({ ...pair, status: "accepted" })
      .execute();
    await hasSeen(balbir, 300);
    expect((await as(app, balbir).call(listShortlist)).data.total).toBe(1);
    const recent = await as(app, balbir).call(listRecent, { query: { ids: bani.id } });
    expect(recent.data.map(({ user_id }) => user_id)).toEqual([bani.id]);
  });

  test("parallel requests of many pages cannot exceed the limit", async () => {
    const most = mostViews("card", new Date(0), app.deps.now());
    const pages = Array.from({ length: 60 }, (_, n) => Array.from({ length: 8 }, (_, i) => `${n} ${i}`));
    const answers = await Promise.allSettled(
      pages.map((ids) => countViews(app.deps, balbir as unknown as Viewer, "card", ids)),
    );
    const shown = answers.filter(({ status }) => status === "fulfilled").length;
    expect(shown).toBe(Math.floor(most / 8));
    expect(await counted(balbir)).toBe(shown * 8);
    for (const answer of answers) {
      if (answer.status === "rejected") expect(answer.reason).toBeInstanceOf(AppError);
    }
  });

  test("the nightly job deletes the counted views, which do not reveal who was seen", async () => {
    await page(balbir);
    const row = app.deps.db.selectFrom("views_of_day").selectAll();
    const text = JSON.stringify(await row.execute());
    for (const { id } of women) expect(text).not.toContain(id);
    app.clock.pass({ days: 1 });
    await forgetViews(app.deps);
    expect(await row.execute()).toEqual([]);
  });
});

describe("an account of the first week", () => {
  const newcomer = () => createMan(app, "Bikram", { member: { created_at: app.deps.now() } });

  test("a new account sees 100 cards a day", async () => {
    const bikram = await newcomer();
    await hasSeen(bikram, 93);
    expect(await page(bikram)).toMatchObject({
      status: 429,
      message: expect.stringContaining("seen 100 profiles today"),
    });
  });

  test("a new account can page as deep as a day's cards, and deeper each day", async () => {
    const bikram = await newcomer();
    expect((await page(bikram, 12)).status).toBe(200);
    app.clock.pass({ hours: 20 });
    const no = await page(bikram, 13);
    expect([no.status, no.headers["retry-after"]]).toEqual([429, String(4 * 3_600)]);
    expect(no.message).toContain("about 4 hours");
    app.clock.pass({ hours: 4 });
    expect((await page(bikram, 13)).status).toBe(200);
    expect((await page(balbir, 1_000)).status).toBe(200);
  });
});
