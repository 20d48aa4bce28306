import { expect, test } from "vitest";
import { tapped } from "./compare-state.ts";

test.each([
  ["adds Charan to Asha and Balbir", ["asha", "balbir"], "charan", ["asha", "balbir", "charan"]],
  [
    "replaces the one chosen first by a fourth",
    ["asha", "balbir", "charan"],
    "deepa",
    ["balbir", "charan", "deepa"],
  ],
  ["removes one of three", ["asha", "balbir", "charan"], "balbir", ["asha", "charan"]],
  ["keeps two", ["asha", "balbir"], "balbir", ["asha", "balbir"]],
])("a tap %s", (_, before, id, after) => {
  expect(tapped(before, id)).toEqual(after);
});
