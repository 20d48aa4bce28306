import { savePreferences } from "@sanjog/contract/preferences";
import { loadFamily, loadPersonal, saveCareer, saveFamily, savePersonal } from "@sanjog/contract/profiles";
import { answersWithout, sensitivePurposes } from "@sanjog/domain/accounts/consents";
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

  const recorded = (who: Person) =>
    app.deps.db
      .selectFrom("consents")
      .where("member_id", "=", who.id)
      .orderBy("id")
      .select(["document", "locale", "given_at", "withdrawn_at"])
      .execute();

  test("each consent is recorded once by itself, with its language and time", async () => {
    const mohan = await newcomer("Mohan");
    await as(app, mohan).call(savePersonal, { body: told_personal, locale: "pb" });
    await as(app, mohan).call(savePersonal, { body: told_personal });
    const row = { locale: "pb", given_at: app.deps.now(), withdrawn_at: null };
    expect(await recorded(mohan)).toEqual(sensitivePurposes.map((document) => ({ document, ...row })));
  });

  test.each(sensitivePurposes)("a no for %s keeps nothing of it and all of the others", async (purpose) => {
    const mohan = await newcomer("Mohan");
    const body = { ...told_personal, blood_group: "b_positive", [`${purpose}_consent`]: false };
    expect((await as(app, mohan).call(savePersonal, { body })).status).toBe(200);
    const { data } = await as(app, mohan).call(loadPersonal);
    const { religion, caste, namdhari_sect, blood_group, differently_abled } = body;
    const answers = { religion, caste, namdhari_sect, blood_group, differently_abled };
    const { disability_explain: _, ...without } = { disability_explain: "", ...answersWithout[purpose] };
    expect(data).toMatchObject({
      ...answers,
      ...without,
      withdrawn: [purpose],
      [`${purpose}_consent`]: false,
    });
    const refused = (await recorded(mohan)).filter(({ withdrawn_at }) => withdrawn_at !== null);
    expect(refused).toMatchObject([{ document: purpose, given_at: null, withdrawn_at: app.deps.now() }]);
    await as(app, mohan).call(savePersonal, { body });
    expect(await recorded(mohan)).toHaveLength(sensitivePurposes.length);
  });

  test.each(sensitivePurposes)("a yes for %s after a no counts as given", async (purpose) => {
    const mohan = await newcomer("Mohan");
    const body = { ...told_personal, blood_group: "b_positive" };
    await as(app, mohan).call(savePersonal, { body: { ...body, [`${purpose}_consent`]: false } });
    await as(app, mohan).call(savePersonal, { body });
    const { religion, caste, namdhari_sect, blood_group } = body;
    const { data } = await as(app, mohan).call(loadPersonal);
    expect(data).toMatchObject({ religion, caste, namdhari_sect, blood_group, withdrawn: [] });
  });

  test.each(sensitivePurposes)(
    "a no for %s after a yes withdraws it and keeps nothing of it",
    async (purpose) => {
      const mohan = await newcomer("Mohan");
      const body = { ...told_personal, blood_group: "b_positive" };
      await as(app, mohan).call(savePersonal, { body });
      const given_at = app.deps.now();
      app.clock.pass({ minutes: 1 });
      await as(app, mohan).call(savePersonal, { body: { ...body, [`${purpose}_consent`]: false } });
      const { disability_explain: _, ...without } = { disability_explain: "", ...answersWithout[purpose] };
      const { data } = await as(app, mohan).call(loadPersonal);
      expect(data).toMatchObject({ ...without, withdrawn: [purpose] });
      const withdrawn = (await recorded(mohan)).filter(({ withdrawn_at }) => withdrawn_at !== null);
      expect(withdrawn).toMatchObject([{ document: purpose, given_at, withdrawn_at: app.deps.now() }]);
    },
  );

  const wishesOf = (who: Person) =>
    app.deps.db
      .selectFrom("preferences")
      .where("member_id", "=", who.id)
      .select(["religion", "caste", "must"])
      .executeTakeFirstOrThrow();
  const telling = {
    ...told_preferences,
    religion: ["sikh"],
    caste: ["jat_sikh"],
    must: ["religion", "caste", "age"],
  };
  const none = { religion: ["any"], caste: ["any"], must: ["age"] };

  test("wishes that tell religion or caste are not stored for who does not say them, or saves the wishes first", async () => {
    const mohan = await newcomer("Mohan");
    await as(app, mohan).call(savePreferences, { body: telling });
    expect(await wishesOf(mohan)).toEqual(none);
    const silent = { ...told_personal, religion: "prefer_not_to_say", caste: "prefer_not_to_say" };
    await as(app, mohan).call(savePersonal, { body: silent });
    await as(app, mohan).call(savePreferences, { body: telling });
    expect(await wishesOf(mohan)).toEqual(none);
  });

  test.each([true, undefined])(
    "a no also erases the wishes that were stored before (after %s)",
    async (before) => {
      const mohan = await newcomer("Mohan");
      await as(app, mohan).call(savePersonal, {
        body: before
          ? told_personal
          : { ...told_personal, religion: "prefer_not_to_say", caste: "prefer_not_to_say" },
      });
      await as(app, mohan).call(savePreferences, { body: telling });
      await app.deps.db
        .updateTable("preferences")
        .set({ religion: ["sikh"], caste: ["jat_sikh"], must: ["religion", "caste", "age"] })
        .where("member_id", "=", mohan.id)
        .execute();
      await as(app, mohan).call(savePersonal, {
        body: { ...told_personal, religion_consent: false, caste_consent: false },
      });
      expect(await wishesOf(mohan)).toEqual(none);
    },
  );

  test("who agreed to all four in one sentence before keeps the wishes", async () => {
    const mohan = await newcomer("Mohan");
    const earlier = { document: "sensitive_data", version: "2026-11-22", locale: "pb" } as const;
    await app.deps.db
      .insertInto("consents")
      .values({ member_id: mohan.id, given_at: app.deps.now(), ...earlier })
      .execute();
    await as(app, mohan).call(savePreferences, { body: telling });
    expect(await wishesOf(mohan)).toMatchObject({ religion: ["sikh"], caste: ["jat_sikh"] });
  });

  test.each([undefined, null])(
    "without yes or no (%s) to a sensitive answer nothing is saved",
    async (said) => {
      const mohan = await newcomer("Mohan");
      const body = { ...told_personal, caste_consent: said, health_consent: said };
      const { status, errors } = await as(app, mohan).call(savePersonal, { body });
      expect([status, Object.keys(errors ?? {}).sort()]).toEqual([422, ["caste_consent", "health_consent"]]);
      expect(await recorded(mohan)).toEqual([]);
      expect((await as(app, mohan).call(loadPersonal)).data).toBeNull();
    },
  );

  test("a yes-or-no answer may be left out only after the consent for it was asked for", async () => {
    const mohan = await newcomer("Mohan");
    const body = { ...told_personal, namdhari_sect: null, namdhari_sect_consent: null };
    expect((await as(app, mohan).call(savePersonal, { body })).errors).toHaveProperty("namdhari_sect");
    expect((await as(app, mohan).call(loadPersonal)).data).toBeNull();
  });

  test("what is not said needs no consent, and is asked about once it is said", async () => {
    const mohan = await newcomer("Mohan");
    const { caste_consent: _, ...silent } = { ...told_personal, caste: "prefer_not_to_say" };
    expect((await as(app, mohan).call(savePersonal, { body: silent })).status).toBe(200);
    expect((await as(app, mohan).call(loadPersonal)).data?.caste_consent).toBeNull();
    const body = { ...told_personal, caste_consent: undefined };
    expect((await as(app, mohan).call(savePersonal, { body })).errors).toHaveProperty("caste_consent");
    expect((await as(app, mohan).call(savePersonal, { body: told_personal })).status).toBe(200);
    expect((await as(app, mohan).call(loadPersonal)).data?.caste).toBe(told_personal.caste);
  });

  test("who agreed to all four in one sentence before is asked nothing again", async () => {
    const mohan = await newcomer("Mohan");
    const earlier = { document: "sensitive_data", version: "2026-11-22", locale: "pb" } as const;
    await app.deps.db
      .insertInto("consents")
      .values({ member_id: mohan.id, given_at: app.deps.now(), ...earlier })
      .execute();
    const unasked = Object.fromEntries(sensitivePurposes.map((purpose) => [`${purpose}_consent`, undefined]));
    expect((await as(app, mohan).call(savePersonal, { body: { ...told_personal, ...unasked } })).status).toBe(
      200,
    );
    expect(await recorded(mohan)).toHaveLength(1);
    expect((await as(app, mohan).call(loadPersonal)).data).toMatchObject({
      religion_consent: true,
      withdrawn: [],
    });
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
