import { listSuggestions, showNarrowestWish } from "@sanjog/contract/suggestions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { canada, createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import { suggestionsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp([suggestionsArea]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("members").execute();
  asha = await createComplete(app, "Asha");
});

const suggested = async (person = asha, query = {}) =>
  (await as(app, person).call(listSuggestions, { query })).data;
const names = async () => (await suggested()).data.map(({ profile_details }) => profile_details.firstname);

describe("a match card", () => {
  test("a match card is updated in the transaction of every change", async () => {
    const balbir = await createMan(app, "Balbir");
    expect(await names()).toEqual(["Balbir"]);
    const change = (values: {
      public_profile?: boolean;
      profile_status?: 1 | 3;
      phone_verified_at?: Date | null;
    }) =>
      app.deps.tx(async (tx) => {
        await tx.updateTable("members").set(values).where("id", "=", balbir.id).execute();
        await profileChanged(app.deps, tx, balbir.id);
      });
    for (const [away, back] of [
      [{ public_profile: false }, { public_profile: true }],
      [{ profile_status: 3 }, { profile_status: 1 }],
      [{ phone_verified_at: null }, { phone_verified_at: app.deps.now() }],
    ] as const) {
      await change(away);
      expect(await names()).toEqual([]);
      await change(back);
      expect(await names()).toEqual(["Balbir"]);
    }
  });

  test("a failed transaction does not change the match card", async () => {
    const balbir = await createMan(app, "Balbir");
    const failing = app.deps.tx(async (tx) => {
      await tx.updateTable("members").set({ profile_status: 3 }).where("id", "=", balbir.id).execute();
      await profileChanged(app.deps, tx, balbir.id);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await names()).toEqual(["Balbir"]);
  });

  test("a match card has the changes of two steps saved in parallel", async () => {
    const balbir = await createMan(app, "Balbir");
    const career = app.deps.tx(async (tx) => {
      const row = tx.updateTable("career_details").set({ occupation: "doctor" });
      await row.where("member_id", "=", balbir.id).execute();
      await profileChanged(app.deps, tx, balbir.id);
    });
    const personal = app.deps.tx(async (tx) => {
      const row = tx.updateTable("personal_details").set({ diet: "vegan" });
      await row.where("member_id", "=", balbir.id).execute();
      await profileChanged(app.deps, tx, balbir.id);
    });
    await Promise.all([career, personal]);
    const wishful = { preferences: { occupation: ["doctor" as const], diet: ["vegan" as const] } };
    const picky = await createComplete(app, "Bibi", wishful);
    expect((await suggested(picky)).total).toBe(1);
  });

  test("a search by minimum income does not reveal a hidden income", async () => {
    const hidden = { privacy: { annual_income: "friends" as const } };
    await createMan(app, "Balbir", { career: { annual_income: "lakh_2_to_4" }, ...hidden });
    await createMan(app, "Charan", { career: { annual_income: "lakh_2_to_4" } });
    for (const income of ["no_income", "lakh_4_to_6", "crore_above_5"] as const) {
      const seeker = await createComplete(app, "Bibi", { preferences: { income } });
      const found = (await suggested(seeker)).data.map(({ profile_details }) => profile_details.firstname);
      expect(found.sort()).toEqual(income === "no_income" ? ["Balbir", "Charan"] : ["Balbir"]);
    }
  });

  test("a match card is deleted with its member, and moves when the gender is corrected", async () => {
    const balbir = await createMan(app, "Balbir");
    await app.deps.tx(async (tx) => {
      await tx.updateTable("members").set({ gender: "female" }).where("id", "=", balbir.id).execute();
      await profileChanged(app.deps, tx, balbir.id);
    });
    expect(await names()).toEqual([]);
    const cards = await app.deps.db.selectFrom("match_cards_female").select("member_id").execute();
    expect(cards.map(({ member_id }) => member_id).sort()).toEqual([asha.id, balbir.id].sort());
    await app.deps.db.deleteFrom("members").execute();
    expect(await app.deps.db.selectFrom("match_cards_female").select("member_id").execute()).toEqual([]);
  });
});

describe("suggestions", () => {
  test("a man in India is suggested from the day he is 21", async () => {
    await createMan(app, "Balbir", { personal: { dob: "2005-11-23" } });
    await createMan(app, "Charan", { personal: { dob: "2005-11-23" }, career: { country_id: canada } });
    expect(await names()).toEqual(["Charan"]);
    const start = app.clock.now();
    app.clock.set("2026-11-22T18:29:59Z");
    expect(await names()).toEqual(["Charan"]);
    app.clock.set("2026-11-22T18:30:00Z");
    expect((await names()).sort()).toEqual(["Balbir", "Charan"]);
    app.clock.set(start);
  });

  test("the narrowest wish is named with the number of members it excludes", async () => {
    await createMan(app, "Balbir");
    await createMan(app, "Charan", { personal: { diet: "vegan" } });
    await createMan(app, "Daljit", { personal: { diet: "vegan" }, career: { occupation: "doctor" } });
    await createMan(app, "Gurdev", { personal: { diet: "jain" } });
    const wishful = { preferences: { diet: ["vegetarian" as const], occupation: ["teacher" as const] } };
    const picky = await createComplete(app, "Bibi", wishful);
    expect((await suggested(picky)).total).toBe(1);
    const narrowest = async (person: Person) => (await as(app, person).call(showNarrowestWish)).data;
    expect(await narrowest(picky)).toEqual({ narrowest_wish: { criterion: "diet", would_add: 2 } });
    expect(await narrowest(asha)).toEqual({ narrowest_wish: null });
  });

  test("a page has at most 24 suggestions, invalid pages are refused, and a page beyond the end is the last", async () => {
    await createMan(app, "Balbir");
    expect(await suggested(asha, { per_page: 24, page: 1_000_000 })).toMatchObject({
      total: 1,
      current_page: 1,
    });
    const refuse = async (query: { page: number | string } | { per_page: number }, sentence: string) => {
      const { status, errors } = await as(app, asha).call(listSuggestions, { query });
      expect([status, errors]).toEqual([422, { [Object.keys(query)[0] ?? ""]: [sentence] }]);
    };
    for (const per_page of [25, 0, -1, 1e6]) await refuse({ per_page }, "A page can show from 1 to 24.");
    for (const page of [0, "one", 1.5, -1, 1e9, "NaN", "Infinity", ""])
      await refuse({ page }, "This page does not exist: pages are counted from 1.");
    const twice = { ...listSuggestions, path: `${listSuggestions.path}?page=1&page=2` as const };
    const refused = await as(app, asha).call(twice);
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ["page"]]);
  });

  test("suggestions require a complete profile", async () => {
    const newcomer = await createComplete(app, "Bibi", { member: { profile_status: 0 } });
    expect((await as(app, newcomer).call(listSuggestions)).status).toBe(403);
    expect((await as(app).call(listSuggestions)).status).toBe(401);
  });

  test("suggestions are in the reader's language", async () => {
    await createMan(app, "Balbir");
    const { data } = await as(app, asha).call(listSuggestions, { locale: "pb" });
    expect(data.data[0]?.career_details.occupation_title).toMatch(/[\u0A00-\u0A7F]/u);
  });
});
