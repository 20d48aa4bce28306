import { expect, test } from "vitest";
import { kilosFrom, poundsFrom, weightUnitOf } from "./weight.ts";

test("a weight in pounds is kept in whole kilograms and read back as the same pounds, or one off", () => {
  for (let pounds = 66; pounds <= 440; pounds += 1)
    expect(Math.abs(poundsFrom(kilosFrom(pounds)) - pounds)).toBeLessThanOrEqual(1);
  expect(kilosFrom(165)).toBe(75);
  expect(poundsFrom(72)).toBe(159);
});

test.each([
  ["+919814012345", "kg"],
  ["+447400123456", "kg"],
  ["+16045550123", "lb"],
  [null, "kg"],
] as const)("with the number %s a weight is asked in %s", (phone_number, unit) => {
  expect(weightUnitOf(phone_number)).toBe(unit);
});
