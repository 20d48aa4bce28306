import type { Endpoint } from "@sanjog/contract/endpoint";
import { loadPreferences, savePreferences } from "@sanjog/contract/preferences";
import {
  loadCareer,
  loadFamily,
  loadPersonal,
  saveCareer,
  saveFamily,
  savePersonal,
} from "@sanjog/contract/profiles";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember, type Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { told_career, told_family, told_personal, told_preferences } from "../../test/support/told-steps.ts";
import type { Area } from "../platform/area.ts";
import { isEncryptedTable } from "../platform/crypto/encrypted-columns.ts";
import { preferencesArea } from "../preferences/routes.ts";
import { loadOwnProfile } from "./queries.ts";
import { profilesArea } from "./routes.ts";

let app: TestApp;
let failing = false;
const followed: string[] = [];
const follower: Area = {
  name: "follower",
  routes: () => undefined,
  async afterProfileChange(_tx, member_id) {
    followed.push(member_id);
    if (failing) throw new Error("the follower fails");
  },
};
const areas = [profilesArea, preferencesArea, follower];

beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
afterEach(() => {
  failing = false;
});

type StepEndpoint = Pick<Endpoint, "method" | "path" | "reply">;
const steps: [StepEndpoint, object][] = [
  [savePersonal, told_personal],
  [saveFamily, told_family],
  [saveCareer, told_career],
  [savePreferences, told_preferences],
];
const newcomer = (name: string, on = app) => createMember(on, name, { profile_status: 0 });
const statusOf = async (person: Person, on = app) => {
  const { profile_status } = await on.deps.db
    .selectFrom("members")
    .where("id", "=", person.id)
    .select("profile_status")
    .executeTakeFirstOrThrow();
  return profile_status;
};

/** Every row that belongs to a member, to see what a call has changed. */
async function everythingOf(person: Person) {
  const { db, fields } = app.deps;
  const tables = ["personal_details", "family_details", "career_details", "preferences", "consents"] as const;
  const rows = await Promise.all(
    tables.map(async (table) => {
      const found = await db.selectFrom(table).where("member_id", "=", person.id).selectAll().execute();
      // The same value is encrypted differently each time.
      return isEncryptedTable(table) ? found.map((row) => fields.decryptRow(table, person.id, row)) : found;
    }),
  );
  const member = await db.selectFrom("members").where("id", "=", person.id).selectAll().execute();
  return JSON.stringify([rows, member]);
}

describe("the steps", () => {
  test("steps are null until saved, and are read as they were saved", async () => {
    const asha = as(app, await newcomer("Asha"));
    expect((await asha.call(loadPersonal)).data).toBeNull();
    expect((await asha.call(loadPreferences)).data).toEqual({ data: null });
    for (const [endpoint, body] of steps)
      expect(await asha.call(endpoint, { body })).toMatchObject({ status: 200 });
    expect((await asha.call(loadPersonal)).data).toMatchObject({ ...told_personal, profile_for: "myself" });
    expect((await asha.call(loadFamily)).data).toMatchObject({
      ...told_family,
      paternal_gotra_title: "Sandhu",
      maternal_gotra_title: "Nanda Rai",
    });
    const { country_id, state_id, city_id, ...plain } = told_career;
    expect((await asha.call(loadCareer)).data).toMatchObject({
      ...plain,
      country: { id: country_id, name: "India" },
      state: { id: state_id, name: "Punjab" },
      city: { id: city_id, name: "Ludhiana" },
    });
    const { country, ...wishes } = told_preferences;
    expect((await asha.call(loadPreferences)).data.data).toMatchObject({
      ...wishes,
      country_ids: country,
      country: [
        { id: 356, name: "India" },
        { id: 124, name: "Canada" },
      ],
      gotra_rule: "warn",
      caste_title: ["Any"],
    });
  });

  test("titles are in the reader's language, and by gender where Punjabi requires it", async () => {
    const asha = await newcomer("Asha");
    const balbir = await createMember(app, "Balbir", { profile_status: 0, gender: "male" });
    const title = async (person: Person) => {
      const answer = await as(app, person).call(savePersonal, { body: told_personal, locale: "pb" });
      expect(answer.message).toMatch(/[\u0A00-\u0A7F]/);
      return answer.data.marital_status_title;
    };
    expect(await title(asha)).toBe("ਅਣਵਿਆਹੀ");
    expect(await title(balbir)).toBe("ਅਣਵਿਆਹਿਆ");
    const { data } = await as(app, asha).call(saveCareer, { body: told_career, locale: "pb" });
    expect([data.country.name, data.state.name, data.city.name]).toEqual(["ਭਾਰਤ", "ਪੰਜਾਬ", "ਲੁਧਿਆਣਾ"]);
    const wished = { ...told_preferences, country: ["any"] };
    const saved = await as(app, asha).call(savePreferences, { body: wished, locale: "pb" });
    expect(saved.data.data.country_ids).toEqual(["any"]);
    expect(saved.data.data.country).toEqual([{ id: 0, name: saved.data.data.caste_title[0] }]);
    // Wishes are worded for a man.
    expect(saved.data.data.marital_status_title).toEqual(["ਅਣਵਿਆਹਿਆ"]);
  });

  test("a gotra typed as text is stored as the list's option, in any script and spelling", async () => {
    const asha = as(app, await newcomer("Asha"));
    const family = { ...told_family, paternal_gotra: "other", maternal_gotra: "other" };
    const written = { paternal_gotra_other: " ਗਿੱਲ", maternal_gotra_other: "Warraich" };
    const { data } = await asha.call(saveFamily, { body: { ...family, ...written } });
    expect(data).toMatchObject({ paternal_gotra: "gill", paternal_gotra_other: "" });
    expect(data).toMatchObject({ maternal_gotra: "waraich", maternal_gotra_other: "" });
  });

  test("the fourth step activates a member, in any order of steps", async () => {
    const charan = await newcomer("Charan");
    for (const [endpoint, body] of steps.slice(1)) await as(app, charan).call(endpoint, { body });
    expect(await statusOf(charan)).toBe(0);
    await as(app, charan).call(savePersonal, { body: told_personal });
    expect(await statusOf(charan)).toBe(4);
  });

  test("four steps saved in parallel activate a member, and a saved step never ends a pause", async () => {
    const deepa = await newcomer("Deepa");
    await Promise.all(steps.map(([endpoint, body]) => as(app, deepa).call(endpoint, { body })));
    expect(await statusOf(deepa)).toBe(4);
    await app.deps.db.updateTable("members").set({ profile_status: 3 }).where("id", "=", deepa.id).execute();
    await as(app, deepa).call(saveFamily, { body: told_family });
    expect(await statusOf(deepa)).toBe(3);
  });

  test("the fourth step holds a member if operators review first", async () => {
    const careful = await createTestApp([profilesArea, preferencesArea], { env: { REVIEW: "before" } });
    const esha = await newcomer("Esha", careful);
    for (const [endpoint, body] of steps) await as(careful, esha).call(endpoint, { body });
    expect(await statusOf(esha, careful)).toBe(2);
    await careful.close();
  });

  test("a step is not saved if data derived from it cannot be written", async () => {
    const fateh = await newcomer("Fateh");
    followed.length = 0;
    await as(app, fateh).call(saveFamily, { body: told_family });
    expect(followed).toEqual([fateh.id]);
    failing = true;
    const before = await everythingOf(fateh);
    const answer = await as(app, fateh).call(saveFamily, { body: { ...told_family, sister_count: 5 } });
    expect(answer.status).toBe(500);
    expect(await everythingOf(fateh)).toBe(before);
  });

  test("a suspended member cannot save steps", async () => {
    const gurdev = await createMember(app, "Gurdev", { profile_status: 6 });
    const before = await everythingOf(gurdev);
    for (const [endpoint, body] of steps)
      expect((await as(app, gurdev).call(endpoint, { body })).status).toBe(403);
    expect(await everythingOf(gurdev)).toBe(before);
  });

  test("steps require a token", async () => {
    for (const [endpoint, body] of steps) expect((await as(app).call(endpoint, { body })).status).toBe(401);
  });
});

describe("a man below the legal age of marriage", () => {
  test("he reads a notice in his language until his birthday", async () => {
    const person = { profile_status: 0, gender: "male" } as const;
    const balwant = await createMember(app, "Balwant", person);
    const notice = async (locale: "en" | "pb", now = app.deps.now()) =>
      (await loadOwnProfile(app.deps, balwant.id, locale, now)).marriage_age_notice;
    expect(await notice("en")).toBeNull();
    for (const [endpoint, body] of steps) {
      await as(app, balwant).call(endpoint, { body: { ...body, dob: "2007-03-01" } });
    }
    expect(await notice("en")).toContain("21");
    expect(await notice("pb")).toMatch(/21.*[\u0A00-\u0A7F]/);
    expect(await notice("en", new Date("2028-03-01T00:00:00Z"))).toBeNull();
  });
});
