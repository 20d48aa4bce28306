import { expect, test } from "vitest";
import { degreeRange } from "./degree-range.ts";

test.each([
  ["no_schooling", "doctorate", "any"],
  ["bachelors", "doctorate", "from"],
  ["no_schooling", "bachelors", "up_to"],
  ["bachelors", "bachelors", "only"],
  ["diploma", "masters", "range"],
])("degrees from %s to %s are said as %s", (minimum, maximum, said) => {
  expect(degreeRange(minimum, maximum)).toBe(said);
});
