import { expect, test } from "vitest";
import { isAlert, mostViews } from "./viewing-limits.ts";

const now = new Date("2026-11-21T06:30:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

test("a newcomer sees a quarter of what others see, until a week is over", () => {
  expect([mostViews("profile", ago(0), now), mostViews("picture", ago(6.9), now)]).toEqual([50, 100]);
  expect([mostViews("profile", ago(7), now), mostViews("picture", ago(300), now)]).toEqual([200, 400]);
});

test("four fifths are told once", () => {
  expect([159, 160, 161].map((count) => isAlert(count, 200))).toEqual([false, true, false]);
});
