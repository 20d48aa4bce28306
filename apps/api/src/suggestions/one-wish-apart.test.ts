import { savePreferences } from "@sanjog/contract/preferences";
import { listOneWishApart, listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { offered_below } from "@sanjog/domain/suggestions/one-wish-apart";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { canada, createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { told_preferences } from "../../test/support/told-steps.ts";
import { areas } from "../areas.ts";

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("members").execute();
  await app.forgetLimits();
  asha = await createComplete(app, "Asha", {
    preferences: { occupation: ["teacher"], diet: ["vegetarian"] },
  });
});

const apart = async (who: Person, query = {}, locale: "en" | "pb" = "en") => {
  const { status, data } = await as(app, who).call(listOneWishApart, { query, locale });
  expect(status).toBe(200);
  return { ...data, names: data.data.map(({ profile_details }) => profile_details.firstname) };
};
const save = (who: Person, change: object) =>
  as(app, who).call(savePreferences, { body: { ...told_preferences, ...change } });

describe("the list of those who are one wish apart", () => {
  test("names the viewer's wish that is missed, and what the member is instead, in both languages", async () => {
    await createMan(app, "Balbir");
    await createMan(app, "Charan", { career: { occupation: "doctor" } });
    const found = await apart(asha);
    expect(found).toMatchObject({ names: ["Charan"], total: 1, last_page: 1 });
    expect(found.data[0]?.missed).toMatchObject({ wish: "occupation", kind: "option", amount: null });
    expect(found.data[0]?.missed.value_title).toBe(found.data[0]?.career_details.occupation_title);
    expect((await apart(asha, {}, "pb")).data[0]?.missed.value_title).toMatch(/[਀-੿]/);
    const exact = await as(app, asha).call(listSuggestions);
    expect(exact.data).toMatchObject({ total: 1, data: [{ profile_details: { firstname: "Balbir" } }] });
  });

  test("leaves out a member behind a wish marked from the start, until the viewer takes the mark away", async () => {
    await createMan(app, "Charan", { personal: { diet: "vegan" } });
    expect((await apart(asha)).total).toBe(0);
    expect((await save(asha, { diet: ["vegetarian"], must: [] })).status).toBe(200);
    const found = await apart(asha);
    expect(found.names).toEqual(["Charan"]);
    expect(found.data[0]?.missed.wish).toBe("diet");
  });

  test("leaves out a member whose own mark the viewer misses, and tells neither list nor profile of it", async () => {
    const charan = await createMan(app, "Charan", {
      career: { occupation: "doctor" },
      preferences: { occupation: ["doctor"] },
    });
    const open = await apart(asha);
    expect(open.names).toEqual(["Charan"]);
    // Of his wishes she reads the count only.
    expect(open.data[0]?.match).toMatchObject({ theirs: null });
    expect((open.data[0]?.match.theirs_of ?? 0) - (open.data[0]?.match.theirs_met ?? 0)).toBe(1);
    const marked = await save(charan, { occupation: ["doctor"], must: ["occupation"] });
    expect(marked.data.data.must).toEqual(["occupation"]);
    expect(await apart(asha)).toMatchObject({ total: 0, data: [] });
    const profile = await as(app, asha).call(viewProfile, { params: { id: charan.id } });
    expect(profile.bytes.toString()).not.toContain("must");
  });

  test("is empty beside twenty-four exact suggestions, and is there beside twenty-three", async () => {
    for (let i = 0; i < offered_below; i += 1) await createMan(app, "Balbir");
    const last = await createMan(app, "Charan", { career: { occupation: "doctor" } });
    expect(last.id).toBeTruthy();
    expect((await apart(asha)).total).toBe(0);
    await app.deps.db
      .deleteFrom("members")
      .where("id", "in", (from) =>
        from.selectFrom("personal_details").select("member_id").where("firstname", "=", "Balbir").limit(1),
      )
      .execute();
    expect((await apart(asha)).names).toEqual(["Charan"]);
  });

  test("pages on without repeating anybody, and has a visit of its own", async () => {
    for (let i = 0; i < 5; i += 1) await createMan(app, `Charan`, { career: { occupation: "doctor" } });
    await as(app, asha).call(listSuggestions, { query: { per_page: 2 } });
    const ids: string[] = [];
    for (const page of [1, 2, 3]) {
      const found = await apart(asha, { page, per_page: 2 });
      expect(found).toMatchObject({ total: 5, last_page: 3 });
      ids.push(...found.data.map(({ user_id }) => user_id));
    }
    expect(new Set(ids).size).toBe(5);
    expect((await apart(asha, { page: 99, per_page: 2 })).current_page).toBe(3);
    expect((await as(app, asha).call(listOneWishApart, { query: { page: 0 } })).status).toBe(422);
  });

  test("says by how many years and from which country", async () => {
    const bani = await createComplete(app, "Bani", {
      preferences: { age_min: 21, age_max: 30, country: [356] },
    });
    await createMan(app, "Balbir", { personal: { dob: "1994-01-05" } });
    await createMan(app, "Charan", { personal: { dob: "1998-01-05" }, career: { country_id: canada } });
    const gaps = (await apart(bani)).data.map(({ missed }) => [
      missed.wish,
      missed.amount,
      missed.value_title,
    ]);
    expect(gaps.toSorted()).toEqual([
      ["age", 2, null],
      ["country", null, "Canada"],
    ]);
  });
});

test("an income that is missed is told in the same words as on the card", async () => {
  const asking = { occupation: ["teacher"], diet: ["vegetarian"], income: "crore_above_5" };
  await save(asha, asking);
  await createMan(app, "Charan", { career: { country_id: canada } });
  const [charan] = (await apart(asha)).data;
  expect(charan?.missed).toMatchObject({
    wish: "income",
    value_title: charan?.career_details.annual_income_title,
  });
});

describe("marking a wish", () => {
  test.each([
    ["an unknown wish", { must: ["money"] }],
    ["a wish that is open to any", { diet: ["any"], must: ["diet"] }],
    ["something else than a list", { must: "diet" }],
  ])("with %s is refused at the field, and nothing is lost", async (_, change) => {
    await save(asha, { diet: ["vegan"], must: ["diet"] });
    const { status, errors } = await save(asha, change);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ["must"]]);
    const row = app.deps.db
      .selectFrom("preferences")
      .where("member_id", "=", asha.id)
      .select(["diet", "must"]);
    expect(await row.executeTakeFirst()).toEqual({ diet: ["vegan"], must: ["diet"] });
  });

  test("is kept by an app that does not know the field", async () => {
    await save(asha, { diet: ["vegan"], must: ["diet"] });
    expect((await save(asha, { diet: ["vegan"] })).data.data.must).toEqual(["diet"]);
  });
});
