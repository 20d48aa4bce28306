import { expect, test } from "vitest";
import { recentFrom, withRecent } from "./recent-state.ts";

test("the profile opened last comes first, and only once", () => {
  expect(withRecent(["asha", "balbir", "charan"], "charan")).toEqual(["charan", "asha", "balbir"]);
  expect(withRecent([], "deepa")).toEqual(["deepa"]);
});

test("eight profiles are stored, and the oldest is dropped", () => {
  const eight = ["a", "b", "c", "d", "e", "f", "g", "h"];
  expect(withRecent(eight, "i")).toEqual(["i", "a", "b", "c", "d", "e", "f", "g"]);
});

test("invalid stored values are dropped", () => {
  expect(recentFrom(null)).toEqual([]);
  expect(recentFrom("")).toEqual([]);
  expect(recentFrom("asha,,<b>,asha,balbir")).toEqual(["asha", "balbir"]);
});
