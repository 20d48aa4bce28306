import { expect, test } from "vitest";
import { centimetresOf, typedHeight } from "./typed-height.ts";

test.each([
  ["5 6", 5, 6],
  ["5'6\"", 5, 6],
  ["5′ 6″", 5, 6],
  ["5.6", 5, 6],
  ["5.11", 5, 11],
  ["5 ft 6 in", 5, 6],
  ["56", 5, 6],
  ["511", 5, 11],
  ["6", 6, 0],
  ["੫ ੬", 5, 6],
  ["168", 5, 6],
  ["168 cm", 5, 6],
  ["1.68", 5, 6],
  ["183", 6, 0],
  ["92", 3, 0],
  // The form refuses these; they are kept as typed, so that it can say so.
  ["5 14", 5, 14],
  ["8 1", 8, 1],
])("the text %s is a height of %i feet and %i inches", (text, feet, inches) => {
  expect(typedHeight(text)).toEqual({ feet, inches });
});

test.each(["", "tall", "5 6 7", "5123", "55 6"])("the text “%s” is no height", (text) => {
  expect(typedHeight(text)).toBeNull();
});

test("a height in feet and inches is told in whole centimetres", () => {
  expect(centimetresOf({ feet: 5, inches: 6 })).toBe(168);
  expect(centimetresOf({ feet: 6, inches: 0 })).toBe(183);
});
