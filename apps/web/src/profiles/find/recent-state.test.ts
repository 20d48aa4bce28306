import { expect, test } from "vitest";
import { recentFrom, withRecent } from "./recent-state.ts";

test("the profile opened last stands first, and once", () => {
  expect(withRecent(["asha", "balbir", "charan"], "charan")).toEqual(["charan", "asha", "balbir"]);
  expect(withRecent([], "deepa")).toEqual(["deepa"]);
});

test("eight are remembered, the oldest goes", () => {
  const eight = ["a", "b", "c", "d", "e", "f", "g", "h"];
  expect(withRecent(eight, "i")).toEqual(["i", "a", "b", "c", "d", "e", "f", "g"]);
});

test("what was tampered with or torn is dropped", () => {
  expect(recentFrom(null)).toEqual([]);
  expect(recentFrom("")).toEqual([]);
  expect(recentFrom("asha,,<b>,asha,balbir")).toEqual(["asha", "balbir"]);
});
