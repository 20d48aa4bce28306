import { expect, test } from "vitest";
import { beginningOf, dayAfter } from "../calendar.ts";
import { firstDayOf, lastDayOf, quarterAt, quarterOf } from "./quarter.ts";

test.each([
  ["2026-01-01", "2026-Q1", "2026-01-01", "2026-03-31"],
  ["2028-03-31", "2028-Q1", "2028-01-01", "2028-03-31"],
  ["2026-04-01", "2026-Q2", "2026-04-01", "2026-06-30"],
  ["2026-09-30", "2026-Q3", "2026-07-01", "2026-09-30"],
  ["2026-12-31", "2026-Q4", "2026-10-01", "2026-12-31"],
] as const)("%s is in %s, from %s to %s", (day, quarter, first, last) => {
  expect(quarterOf(day)).toBe(quarter);
  expect(firstDayOf(quarter)).toBe(first);
  expect(lastDayOf(quarter)).toBe(last);
});

test("A quarter begins at midnight in India", () => {
  expect(quarterAt(new Date("2026-12-31T18:29:59Z"))).toBe("2026-Q4");
  expect(quarterAt(new Date("2026-12-31T18:30:00Z"))).toBe("2027-Q1");
  expect(beginningOf("2027-01-01")).toEqual(new Date("2026-12-31T18:30:00Z"));
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
});
