import { expect, test } from "vitest";
import { waitBefore } from "./reconnect.ts";

test("a stream that ended well is asked for again within a second", () => {
  expect(waitBefore(0, 0)).toBe(500);
  expect(waitBefore(0, 1)).toBe(1_000);
});

test("after every failure in a row the wait doubles, up to a minute", () => {
  expect([1, 2, 3, 4, 7, 8, 1_000].map((failures) => waitBefore(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 60_000, 60_000, 60_000,
  ]);
});

test("chance shortens a wait by half at most", () => {
  expect(waitBefore(3, 0)).toBe(2_000);
});

test("a server that says when is not asked before", () => {
  expect(waitBefore(1, 1, 30)).toBe(30_000);
  expect(waitBefore(8, 1, 5)).toBe(60_000);
});
