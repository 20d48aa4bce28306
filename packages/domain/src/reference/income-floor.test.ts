import { expect, test } from "vitest";
import { incomeBands } from "./career-lists.ts";
import { incomeFloor } from "./income-floor.ts";

test.each([
  ["any", "none"],
  ["no_income", "none"],
  ["lakh_0_to_2", "some"],
  ["lakh_2_to_4", "band"],
  ["crore_2_to_5", "band"],
  ["crore_above_5", "top"],
])("a least income of %s asks for %s", (income, floor) => {
  expect(incomeFloor(income)).toBe(floor);
});

test("only the ends of the scale are special", () => {
  expect(incomeBands.filter(({ id }) => incomeFloor(id) !== "band").map(({ id }) => id)).toEqual([
    "no_income",
    "lakh_0_to_2",
    "crore_above_5",
  ]);
});
