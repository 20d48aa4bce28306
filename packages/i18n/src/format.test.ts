import { expect, test } from "vitest";
import { centimetresOf, formatWeight } from "./format.ts";

test("a weight is read in kilograms and pounds", () => {
  expect(formatWeight("en", 72)).toBe("72 kg (159 lb)");
  expect(formatWeight("pb", 60)).toBe("60 ਕਿਲੋ (132 ਪੌਂਡ)");
});

test("a height is whole centimetres", () => {
  expect(centimetresOf({ feet: 5, inches: 4 })).toBe(163);
  expect(centimetresOf({ feet: 6, inches: 0 })).toBe(183);
});
