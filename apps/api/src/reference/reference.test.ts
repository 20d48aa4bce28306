import * as endpoints from "@sanjog/contract/reference";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { as } from "../../test/support/caller.ts";
import { createMember, type Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { findPlaceByName } from "./queries.ts";
import { referenceArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp([referenceArea]);
  asha = await createMember(app, "Asha");
  balbir = await createMember(app, "Balbir", { gender: "male" });
});
afterAll(() => app.close());

const bhaini_sahib = findPlaceByName("IN", "Punjab", "Sri Bhaini Sahib");

test("the options of sign-up can be read without an account", async () => {
  const told = await as(app).call(endpoints.signUpOptions);
  expect(told.status).toBe(200);
  expect(told.data.gender).toEqual([
    { id: "male", value: "male", title: "Male" },
    { id: "female", value: "female", title: "Female" },
  ]);
  expect(told.data.profile_for[1]).toEqual({ id: "son", value: "son", title: "Son" });
});

test("the lists of the steps require a session", async () => {
  for (const { path } of [
    endpoints.personalOptions,
    endpoints.familyOptions,
    endpoints.careerOptions,
    endpoints.preferenceOptions,
  ]) {
    const endpoint = { method: "GET", path, reply: z.unknown() } as const;
    expect((await as(app).call(endpoint)).status, path).toBe(401);
    expect((await as(app, asha).call(endpoint)).status, path).toBe(200);
  }
});

test("titles are in the request's language, and the other language is searched too", async () => {
  const told = await as(app, asha).call(endpoints.personalOptions, { locale: "pb" });
  expect(told.data.religion[0]).toMatchObject({ id: "sikh", title: "ਸਿੱਖ" });
  expect(told.data.religion[0]?.search).toContain("Sikh");
  const english = await as(app, asha).call(endpoints.personalOptions);
  expect(english.data.religion[0]).toMatchObject({ id: "sikh", title: "Sikh" });
  expect(english.data.religion[0]?.search).toContain("ਸਿੱਖ");
});

test("titles are worded for a daughter or a son, and wishes for the other gender", async () => {
  const forAsha = await as(app, asha).call(endpoints.personalOptions, { locale: "pb" });
  const forBalbir = await as(app, balbir).call(endpoints.personalOptions, { locale: "pb" });
  const wished = await as(app, balbir).call(endpoints.preferenceOptions, { locale: "pb" });
  expect(forAsha.data.marital_status[0]?.title).toBe("ਅਣਵਿਆਹੀ");
  expect(forBalbir.data.marital_status[0]?.title).toBe("ਅਣਵਿਆਹਿਆ");
  expect(wished.data.marital_status[1]?.title).toBe("ਅਣਵਿਆਹੀ");
});

test("heights are offered in feet and inches", async () => {
  const { data } = await as(app, asha).call(endpoints.personalOptions);
  expect(data.height.feet.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7]);
  expect(data.height.inches).toHaveLength(12);
});

test("gotras are offered once, alphabetically, with the spellings to search by", async () => {
  const { data } = await as(app, asha).call(endpoints.familyOptions, { locale: "pb" });
  const waraich = data.gotra.find(({ id }) => id === "waraich");
  expect(waraich?.title).toBe("ਵੜੈਚ");
  expect(waraich?.search).toContain("Baraich");
  expect(data.gotra.at(-1)?.id).toBe("other");
  expect(data.gotra[0]?.title).toMatch(/^[ਅਆਉਊਐਔੳ]/);
});

test("long lists follow the alphabet of the reader's language, short ones their own order", async () => {
  const punjabi = await as(app, asha).call(endpoints.personalOptions, { locale: "pb" });
  const english = await as(app, asha).call(endpoints.personalOptions);
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  const { caste } = punjabi.data;
  expect(caste[0]?.id).toBe("no_caste");
  expect(caste.slice(-2).map(({ id }) => id)).toEqual(["prefer_not_to_say", "other"]);
  // ੳ ਅ ੲ ਸ ਹ ਕ: the order in which a child learns the letters.
  const initials = new Set(titles(caste.slice(1, -2)).map((title) => title.charAt(0)));
  expect([...initials].slice(0, 4)).toEqual(["ਅ", "ਆ", "ਸ", "ਕ"]);
  expect(titles(english.data.caste.slice(1, 4))).toEqual(["Ad Dharmi", "Aggarwal", "Ahluwalia"]);
  expect(english.data.religion[0]?.id).toBe("sikh");
  const { data: work } = await as(app, asha).call(endpoints.careerOptions);
  expect(titles(work.occupation.slice(0, -1))).toEqual(titles(work.occupation.slice(0, -1)).toSorted());
  expect(work.highest_degree[0]?.id).toBe("no_schooling");
});

test("the occupations of a father and mother include that they have passed away", async () => {
  const { data } = await as(app, asha).call(endpoints.familyOptions);
  expect(data.father_occupation.map(({ id }) => id)).toContain("passed_away");
  const career = await as(app, asha).call(endpoints.careerOptions);
  expect(career.data.occupation.map(({ id }) => id)).not.toContain("passed_away");
});

test("Any is first in every list of wishes except the range of education", async () => {
  const { data } = await as(app, asha).call(endpoints.preferenceOptions);
  const { height_min, height_max, highest_education, ...wishes } = data;
  for (const [list, options] of Object.entries(wishes)) expect(options[0]?.id, list).toBe("any");
  expect(highest_education.map(({ id }) => id)).not.toContain("any");
  expect(height_min).toEqual(height_max);
});

test("countries, states and cities have names in both languages", async () => {
  const { data: countries } = await as(app).call(endpoints.listCountries, { locale: "pb" });
  const india = countries.find(({ iso }) => iso === "IN");
  expect(india).toMatchObject({ id: 356, name: "ਭਾਰਤ" });
  expect(countries.every(({ name }) => /[\u0A00-\u0A7F]/.test(name))).toBe(true);
  const { data: states } = await as(app).call(endpoints.listStates, { query: { country_id: 356 } });
  const punjab = states.find(({ name }) => name === "Punjab");
  expect(punjab?.search).toContain("ਪੰਜਾਬ");
  const query = { state_id: punjab?.id ?? 0 };
  const { data: cities } = await as(app).call(endpoints.listCities, { query, locale: "pb" });
  expect(cities.find(({ id }) => id === bhaini_sahib?.city_id)?.name).toBe("ਸ੍ਰੀ ਭੈਣੀ ਸਾਹਿਬ");
});

test("an unknown country has no states, and an invalid country id gets a field error", async () => {
  const unknown = await as(app).call(endpoints.listStates, { query: { country_id: 123_456 } });
  expect(unknown.data).toEqual([]);
  for (const country_id of ["", "India", "-1", "1.5"]) {
    const told = await as(app).call(endpoints.listStates, { query: { country_id } });
    expect(told.status, country_id).toBe(422);
    expect(told.errors?.country_id).toHaveLength(1);
  }
});
