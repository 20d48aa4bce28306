import { expect, test } from "vitest";
import { type Locale, locales } from "../../packages/i18n/src/locale.ts";
import { placeAmongFound } from "./lists.ts";
import { readWords } from "./words.ts";

/** A family reads the first rows, not the hundredth. */
const rows_on_screen = 5;

const cases = ["./words.txt", "./more-words.txt"]
  .flatMap(readWords)
  .flatMap((wanted) => locales.map((locale) => ({ ...wanted, locale })));

test.each(cases)("in $locale, $typed finds $option in the list $list", ({ list, locale, typed, option }) => {
  const place = placeAmongFound(list, locale, typed, option);
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThanOrEqual(rows_on_screen);
});

test.each([
  ["country", "UK", "GB"],
  ["country", "america", "US"],
  ["country", "ਅਮਰੀਕਾ", "US"],
  ["country", "india", "IN"],
  ["caste", "jat", "jat"],
  ["gotra", "gill", "gill"],
])("in the list %s, %s shows %s first", (list, typed, option) => {
  const places = locales.map((locale: Locale) => placeAmongFound(list, locale, typed, option));
  expect(places).toEqual(locales.map(() => 1));
});
