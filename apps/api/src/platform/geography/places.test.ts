import { first_cities, first_states } from "@sanjog/domain/reference/most-chosen";
import { expect, test } from "vitest";
import { decodeCities, encodeCities } from "./place-file.ts";
import { allCountries, citiesOf, findCity, findCountry, findState, statesOf } from "./places.ts";

const india = 356;

/** The district headquarters of Punjab. */
const punjab_districts = [
  "Amritsar",
  "Barnala",
  "Bathinda",
  "Faridkot",
  "Fatehgarh Sahib",
  "Fazilka",
  "Firozpur",
  "Gurdaspur",
  "Hoshiarpur",
  "Jalandhar",
  "Kapurthala",
  "Ludhiana",
  "Malerkotla",
  "Mansa",
  "Moga",
  "Mohali (SAS Nagar)",
  "Nawanshahr",
  "Pathankot",
  "Patiala",
  "Rupnagar (Ropar)",
  "Sangrur",
  "Sri Muktsar Sahib",
  "Tarn Taran Sahib",
];

function citiesNamed(country_id: number, state_name: string) {
  const state = statesOf(country_id).find(({ name }) => name === state_name);
  return citiesOf(state?.id ?? 0);
}

test("no id of a country, state or city is given twice, and no name twice in a state", () => {
  const countries = allCountries();
  const states = countries.flatMap(({ id }) => statesOf(id));
  const city_ids = new Set<number>();
  let city_count = 0;
  for (const { id, name } of states) {
    const cities = citiesOf(id);
    for (const city of cities) city_ids.add(city.id);
    city_count += cities.length;
    expect(new Set(cities.map((city) => city.name)).size, name).toBe(cities.length);
  }
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  expect(city_ids.size).toBe(city_count);
  expect(city_count).toBeGreaterThan(165_000);
});

test("every country has a state and every state a city, with names that are not empty", () => {
  expect(allCountries().length).toBeGreaterThan(240);
  for (const { id, iso } of allCountries()) {
    expect(statesOf(id).length, iso).toBeGreaterThan(0);
    for (const state of statesOf(id)) {
      expect(state.name, iso).not.toBe("");
      expect(state.country_id).toBe(id);
      expect(citiesOf(state.id).length, `${iso} ${state.name}`).toBeGreaterThan(0);
      expect(citiesOf(state.id).filter(({ name }) => name === "")).toEqual([]);
    }
  }
});

test("Punjab has its 23 districts, with their Punjabi names", () => {
  const cities = citiesNamed(india, "Punjab");
  for (const seat of punjab_districts) {
    expect(cities.find(({ name }) => name === seat)?.name_pb, seat).toMatch(/[\u0A00-\u0A7F]/);
  }
  expect(punjab_districts.length).toBe(23);
});

test("Sri Bhaini Sahib and Sri Jiwan Nagar are found", () => {
  expect(citiesNamed(india, "Punjab").find(({ name }) => name === "Sri Bhaini Sahib")).toBeDefined();
  expect(citiesNamed(india, "Haryana").find(({ name }) => name === "Sri Jiwan Nagar")).toBeDefined();
});

test("every Indian state has a Punjabi name", () => {
  for (const state of statesOf(india)) expect(state.name_pb, state.name).not.toBe("");
});

test("names are written in letters that any keyboard has", () => {
  const states = allCountries().flatMap(({ id }) => statesOf(id));
  const names = states.flatMap((state) => [
    state.name,
    citiesOf(state.id)
      .map(({ name }) => name)
      .join(" "),
  ]);
  for (const name of names) expect(name).toMatch(/^[\x20-\x7e]+$/);
});

test("stored ids keep their meaning", () => {
  expect(findCountry(india)?.iso).toBe("IN");
  expect(findState(1352)?.name).toBe("Punjab");
  expect(findCity(1352, 79414)?.name).toBe("Sri Bhaini Sahib");
  expect(first_states.map((id) => findState(id)?.name)).toEqual([
    "Punjab",
    "Haryana",
    "Delhi",
    "British Columbia",
    "Ontario",
  ]);
  expect(first_cities.map((id) => findCity(1352, id)?.name)).toEqual([
    "Ludhiana",
    "Jalandhar",
    "Amritsar",
    "Patiala",
  ]);
});

test("a city is found in its own state only", () => {
  const [city] = citiesNamed(india, "Punjab");
  const haryana = statesOf(india).find(({ name }) => name === "Haryana");
  expect(findCity(haryana?.id ?? 0, city?.id ?? 0)).toBeNull();
  expect(citiesOf(999_999)).toEqual([]);
  expect(statesOf(999_999)).toEqual([]);
  expect(findCountry(0)).toBeNull();
});

test("cities come back from the file as they went in", () => {
  const cities = [
    { id: 7, name: "Moga", name_pb: "ਮੋਗਾ", words: "" },
    { id: 8, name: "Zira", name_pb: "", words: "Jira,Zeera" },
    { id: 9, name: "Maur", name_pb: "", words: "" },
    { id: 20, name: "Patti", name_pb: "ਪੱਟੀ", words: "Pati" },
  ];
  expect(decodeCities(encodeCities(cities))).toEqual(cities);
});
