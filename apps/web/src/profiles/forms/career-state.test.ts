import { expect, test } from "vitest";
import { countryOptions, placeOptions } from "./career-state.ts";

const countries = [
  { id: 4, name: "Albania", iso: "AL" },
  { id: 2, name: "Canada", iso: "CA", search: ["ਕੈਨੇਡਾ"] },
  { id: 1, name: "India", iso: "IN" },
  { id: 3, name: "Zambia", iso: "ZM" },
];

test("the countries where most members live come first, the others in alphabetical order", () => {
  expect(countryOptions(countries)?.map(({ title }) => title)).toEqual([
    "India",
    "Canada",
    "Albania",
    "Zambia",
  ]);
});

test("a place is found by its other spellings, and a list that is loading is null", () => {
  expect(placeOptions(countries)?.[1]?.search).toEqual(["ਕੈਨੇਡਾ"]);
  expect(placeOptions(undefined)).toBeNull();
  expect(countryOptions(undefined)).toBeNull();
});
