import { expect, test } from "vitest";
import { incomeBands } from "./career-lists.ts";
import { currencyOf, incomeRange } from "./money.ts";

test.each([
  ["India", 356, "INR"],
  ["Canada", 124, "CAD"],
  ["the United Kingdom", 826, "GBP"],
  ["Italy", 380, "EUR"],
  ["a country without a currency of its own in the table", 404, "USD"],
  ["no country yet", null, "INR"],
] as const)("the currency of %s is %s: %s", (_, country_id, currency) => {
  expect(currencyOf(country_id)).toBe(currency);
});

test.each([
  ["lakh_50_to_75", "CAD", 85_000, 130_000],
  ["lakh_2_to_4", "USD", 2_400, 4_700],
  ["lakh_0_to_2", "GBP", 0, 1_800],
  ["crore_above_5", "EUR", 540_000, null],
] as const)("the band %s in %s is from %s to %s", (band, currency, from, to) => {
  expect(incomeRange(band, currency)).toEqual({ currency, from, to });
});

test("every band but the one without income has a range, and each begins where the one before ends", () => {
  const ranges = incomeBands.slice(1).map(({ id }) => incomeRange(id, "INR"));
  expect(ranges.map((range) => range?.from)).toEqual([0, ...ranges.slice(0, -1).map((range) => range?.to)]);
  expect(incomeRange("no_income", "INR")).toBeNull();
});
