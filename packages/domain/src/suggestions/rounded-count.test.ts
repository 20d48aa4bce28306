import { expect, test } from "vitest";
import { roundedCount } from "./rounded-count.ts";

test.each([
  [0, null],
  [1, null],
  [4, null],
  [5, 5],
  [9, 5],
  [10, 10],
  [54, 50],
  [55, 55],
])("a count of %i is answered with %s", (count, rounded) => {
  expect(roundedCount(count)).toBe(rounded);
});
