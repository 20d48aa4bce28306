import { savePreferences } from "@sanjog/contract/preferences";
import { loadFamily, loadPersonal, saveCareer, saveFamily, savePersonal } from "@sanjog/contract/profiles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember, type Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import {
  ludhiana,
  told_career,
  told_family,
  told_personal,
  told_preferences,
} from "../../test/support/told-steps.ts";
import { isEncryptedTable } from "../platform/crypto/encrypted-columns.ts";
import { preferencesArea } from "../preferences/routes.ts";
import { profilesArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([profilesArea, preferencesArea]);
});
afterAll(() => app.close());

const newcomer = (name: string) => createMember(app, name, { profile_status: 0 });

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

describe("the personal step", () => {
  test.each([
    ["2008-11-21", 200],
    ["2008-11-22", 422],
    ["1945-11-22", 200],
    ["1945-11-21", 422],
  ])("a birth date of %s is answered with %i on 21 November 2026", async (dob, status) => {
    const jasbir = await newcomer("Jasbir");
    const answer = await as(app, jasbir).call(savePersonal, { body: { ...told_personal, dob } });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.errors).toHaveProperty("dob");
  });

  test("an invalid step gets field errors in Punjabi and is not saved", async () => {
    const kiran = await newcomer("Kiran");
    const wrong = {
      ...told_personal,
      firstname: "",
      dob: "2020-01-01",
      instagram_link: "asha",
      hobbies: ["kirtan", "skydiving with ghosts"],
    };
    const answer = await as(app, kiran).call(savePersonal, { body: wrong, locale: "pb" });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {}).sort()).toEqual(["firstname", "hobbies", "instagram_link"]);
    for (const sentences of Object.values(answer.errors ?? {})) {
      expect(sentences).toEqual([expect.stringMatching(/[\u0A00-\u0A7F]/)]);
    }
    expect((await as(app, kiran).call(loadPersonal)).data).toBeNull();
  });

  test("a phone number in a text and an impossible birth date are reported together, and nothing is saved", async () => {
    const kiran = await newcomer("Kiran");
    const wrong = { ...told_personal, dob: "2020-01-01", express_yourself: "ਫ਼ੋਨ ੯੮੭੬੫ ੪੩੨੧੦" };
    const answer = await as(app, kiran).call(savePersonal, { body: wrong, locale: "pb" });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {}).sort()).toEqual(["dob", "express_yourself"]);
    expect(answer.errors?.express_yourself).toEqual([expect.stringContaining("੯੮੭੬੫ ੪੩੨੧੦")]);
    expect((await as(app, kiran).call(loadPersonal)).data).toBeNull();
  });

  test("a reference's number is stored in international form, and an impossible one is refused", async () => {
    const lakhbir = await newcomer("Lakhbir");
    const reference = { reference: true, reference_name: "Harbans", reference_relation: "uncle" };
    const save = (reference_contact: string) =>
      as(app, lakhbir).call(savePersonal, { body: { ...told_personal, ...reference, reference_contact } });
    expect((await save("+91 98765-43210")).data.reference_contact).toBe("+919876543210");
    const refused = await save("+911234567");
    expect(refused.errors).toEqual({ reference_contact: [expect.any(String)] });
    const gone = await as(app, lakhbir).call(savePersonal, {
      body: { ...told_personal, ...reference, reference: false, reference_contact: "12" },
    });
    expect(gone.data).toMatchObject({ reference_name: "", reference_contact: "" });
  });

  test("the consent is recorded once for each version, with its language", async () => {
    const mohan = await newcomer("Mohan");
    await as(app, mohan).call(savePersonal, { body: told_personal, locale: "pb" });
    await as(app, mohan).call(savePersonal, { body: told_personal });
    const consents = await app.deps.db
      .selectFrom("consents")
      .where("member_id", "=", mohan.id)
      .select(["document", "locale", "given_at"])
      .execute();
    expect(consents).toEqual([{ document: "sensitive_data", locale: "pb", given_at: app.deps.now() }]);
  });
});

describe("the family step", () => {
  const bad: Record<string, unknown>[] = [
    { brother_married_count: 3 },
    { brother_count: 0 },
    { brother_count: -1 },
    { brother_count: 1.5 },
    { brother_count: "1e9" },
    { brother_count: "two" },
    { brother_count: 31, brother_married_count: 31 },
    { brother_count: null },
    { brother_count: [2] },
    { brother_count: { $gt: 0 } },
    { brother_married_count: -1 },
    { brother_married_count: 0.1 },
    { brother_married_count: "NaN" },
    { brother_married_count: true },
    { brother_married_count: "" },
    { sister_married_count: 2 },
    { sister_married_count: "1e0" },
    { sister_count: Number.MAX_SAFE_INTEGER },
    { sister_count: "0x10" },
    { sister_count: "9".repeat(30) },
  ];

  test("Z15: twenty invalid counts are refused and leave the row unchanged", async () => {
    const nimrat = await newcomer("Nimrat");
    await as(app, nimrat).call(saveFamily, { body: told_family });
    const before = await everythingOf(nimrat);
    for (const change of bad) {
      const answer = await as(app, nimrat).call(saveFamily, { body: { ...told_family, ...change } });
      expect(answer.status, JSON.stringify(change)).toBe(422);
      expect(Object.keys(answer.errors ?? {})[0]).toMatch(/_count$/);
    }
    expect(await everythingOf(nimrat)).toBe(before);
  });

  test("Z15: parallel saves never store more married brothers than brothers", async () => {
    const omkar = await newcomer("Omkar");
    const few = { ...told_family, brother_count: 1, brother_married_count: 1 };
    const many = { ...told_family, brother_count: 4, brother_married_count: 4 };
    // At most as many in parallel as the server has connections.
    const lanes = Array.from({ length: 6 }, async (_, lane) => {
      const statuses: number[] = [];
      for (let i = lane; i < lane + 10; i += 1) {
        const { status } = await as(app, omkar).call(saveFamily, { body: i % 2 ? few : many });
        statuses.push(status);
      }
      return statuses;
    });
    expect(new Set((await Promise.all(lanes)).flat())).toEqual(new Set([200]));
    const { data } = await as(app, omkar).call(loadFamily);
    expect(data?.brother_married_count).toBe(data?.brother_count);
  });

  test("the family's place is deleted when the member lives with the family", async () => {
    const param = await newcomer("Param");
    const { data } = await as(app, param).call(saveFamily, {
      body: { ...told_family, live_with_family: true, family_living_in: "a".repeat(300) },
    });
    expect(data.family_living_in).toBe("");
  });
});

describe("the career step", () => {
  test.each([
    [{ country_id: 99_999 }, "country_id"],
    [{ country_id: 124, pincode: "V3W 2X1" }, "state_id"],
    [{ state_id: 999_999_999 }, "state_id"],
    [{ city_id: 999_999_999 }, "city_id"],
  ])("places that do not contain each other are refused: %o", async (change, field) => {
    const rano = await newcomer("Rano");
    const answer = await as(app, rano).call(saveCareer, { body: { ...told_career, ...change } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
    expect(ludhiana.country_id).toBe(356);
  });
});

describe("the preference step", () => {
  test("an unknown country is refused", async () => {
    const simran = await newcomer("Simran");
    const answer = await as(app, simran).call(savePreferences, {
      body: { ...told_preferences, country: [99_999] },
    });
    expect(answer.errors).toEqual({ country: [expect.any(String)] });
  });
});

test("a name in the other script is stored, and deleted when the name itself is typed in that script", async () => {
  const asha = await newcomer("Asha");
  const { call } = as(app, asha);
  const name = { firstname: "Asha", lastname: "Kaur", name_in_punjabi: "ਆਸ਼ਾ ਕੌਰ", name_in_english: "Ashaa" };
  await call(savePersonal, { body: { ...told_personal, ...name } });
  const kept = { ...name, name_in_punjabi: "ਆਸ਼ਾ ਕੌਰ".normalize("NFC"), name_in_english: "" };
  expect((await call(loadPersonal)).data).toMatchObject(kept);
  const turned = { firstname: "ਆਸ਼ਾ", lastname: "ਕੌਰ", name_in_punjabi: "ਆਸ਼ਾ", name_in_english: "Asha Kaur" };
  await call(savePersonal, { body: { ...told_personal, ...turned } });
  expect((await call(loadPersonal)).data).toMatchObject({
    name_in_punjabi: "",
    name_in_english: "Asha Kaur",
  });
});

test.each([
  [{ name_in_punjabi: "Asha Kaur" }, "name_in_punjabi"],
  [{ name_in_punjabi: "ਆਸ਼ਾ 98765 43210" }, "name_in_punjabi"],
  [{ name_in_punjabi: "ਨੌ ਅੱਠ ਸੱਤ ਛੇ ਪੰਜ ਚਾਰ ਤਿੰਨ ਦੋ ਇੱਕ ਜ਼ੀਰੋ" }, "name_in_punjabi"],
  [{ name_in_english: "Asha <b>" }, "name_in_english"],
])("a name in the other script is checked like the typed one: %o is refused", async (name, field) => {
  const charan = await newcomer("Charan");
  const { status, errors } = await as(app, charan).call(savePersonal, {
    body: { ...told_personal, ...name },
  });
  expect(status).toBe(422);
  expect(Object.keys(errors ?? {})).toEqual([field]);
});
