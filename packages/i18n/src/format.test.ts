import { expect, test } from "vitest";
import { formatWeight } from "./format.ts";

test("a weight is read in kilograms and pounds", () => {
  expect(formatWeight("en", 72)).toBe("72 kg (159 lb)");
  expect(formatWeight("pb", 60)).toBe("60 ਕਿਲੋ (132 ਪੌਂਡ)");
});
