import { expect, test } from "vitest";
import { allCountries, citiesOf, statesOf } from "../../apps/api/src/platform/geography/places.ts";
import { isoNumeric } from "./iso-numeric.ts";
import { readOverlay } from "./overlay.ts";
import { fold } from "./source.ts";

test("names are folded to plain letters", () => {
  expect(fold("Ludhiāna")).toBe("Ludhiana");
  expect(fold("Łódź")).toBe("Lodz");
  expect(fold("Straßenhaus")).toBe("Strassenhaus");
  expect(fold("Kalimpong, Крукети")).toBe("Kalimpong");
});

test("a country keeps its ISO number, and one without a number is refused", () => {
  expect(isoNumeric("IN")).toBe(356);
  expect(isoNumeric("CA")).toBe(124);
  expect(() => isoNumeric("XX")).toThrow("XX");
  const numbers = allCountries().map(({ iso }) => isoNumeric(iso));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(allCountries().map(({ id }) => id));
});

test("every place added by hand is in the file with its Punjabi name, and its other spellings are words for the search", () => {
  for (const { iso, name, name_pb, words, cities, dropped } of readOverlay()) {
    const state = statesOf(isoNumeric(iso)).find((known) => known.name === name);
    expect(state?.name_pb, name).toBe(name_pb);
    expect(state?.words, name).toBe(words.join(","));
    const known = new Map(citiesOf(state?.id ?? 0).map((city) => [city.name, city]));
    for (const city of cities) {
      expect(known.get(city.name)?.name_pb, city.name).toBe(city.name_pb);
      const searched = known.get(city.name)?.words.split(",");
      for (const word of [...city.spellings, ...city.words]) expect(searched, city.name).toContain(word);
      for (const spelling of city.spellings) expect(known.has(spelling), spelling).toBe(false);
    }
    for (const gone of dropped) expect(known.has(gone), gone).toBe(false);
  }
});

test("Punjabi names of places are written in Gurmukhi, composed", () => {
  for (const { cities, name_pb } of readOverlay()) {
    for (const text of [name_pb, ...cities.map((city) => city.name_pb)]) {
      expect(text).toMatch(/^[\u0A00-\u0A7F ()-]+$/);
      expect(text).toBe(text.normalize("NFC"));
    }
  }
});
