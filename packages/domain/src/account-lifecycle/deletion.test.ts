import { expect, test } from "vitest";
import { mayErase } from "./deletion.ts";

test.each([
  [0, 0, true],
  [20, 20, true],
  [21, 21, false],
  [50, 1_000, true],
  [51, 1_000, false],
])("%i of %i members may be erased in one night without an operator: %s", (due, members, may) => {
  expect(mayErase(due, members)).toBe(may);
});
