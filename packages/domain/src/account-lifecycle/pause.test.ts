import { expect, test } from "vitest";
import { mayPause, resumedStatus } from "./pause.ts";

test("only who is active may pause", () => {
  expect(([0, 1, 2, 3, 4, 5, 6] as const).filter(mayPause)).toEqual([1, 4]);
});

test("a pause goes back to where it began, and only a pause does", () => {
  expect(resumedStatus(3, 1)).toBe(1);
  expect(resumedStatus(3, 4)).toBe(4);
  // A match that ended left them paused without a word of their own.
  expect(resumedStatus(3, null)).toBe(4);
  for (const status of [0, 1, 2, 4, 5, 6] as const) expect(resumedStatus(status, 1)).toBeNull();
});
