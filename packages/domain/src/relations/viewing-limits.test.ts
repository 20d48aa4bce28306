import { expect, test } from "vitest";
import { day_ms } from "../calendar.ts";
import { deepestPage, isAlert, mostViews } from "./viewing-limits.ts";

const now = new Date("2026-11-21T06:30:00Z");
const ago = (days: number) => new Date(now.getTime() - days * day_ms);

test("a newcomer sees a quarter of what others see, until a week is over", () => {
  expect([mostViews("profile", ago(0), now), mostViews("picture", ago(6.9), now)]).toEqual([50, 100]);
  expect([mostViews("profile", ago(7), now), mostViews("picture", ago(300), now)]).toEqual([200, 400]);
});

test("cards are counted too: 300 a day, 100 in the first week", () => {
  expect([mostViews("card", ago(6.9), now), mostViews("card", ago(7), now)]).toEqual([100, 300]);
});

test.each([
  ["the first hour, pages of eight", 8, 0.04, 12],
  ["the first hour, pages of 24", 24, 0.04, 4],
  ["the second day", 8, 1, 25],
  ["the seventh day", 8, 6.9, 87],
  ["the eighth day", 8, 7, null],
])("in %s a newcomer turns so many pages", (_, per_page, days, pages) => {
  expect(deepestPage(per_page, ago(days), now)).toBe(pages);
});

test("four fifths are told once", () => {
  expect([159, 160, 161].map((count) => isAlert(count, 1, 200))).toEqual([false, true, false]);
  // Eight at once seldom end at the very number.
  expect([232, 239, 240, 247, 248].map((count) => isAlert(count, 8, 300))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
