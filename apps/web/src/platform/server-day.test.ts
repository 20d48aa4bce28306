import { expect, test } from "vitest";
import { namedDay, serverDay } from "./server-day.ts";

test.each([
  ["2026-11-23", "today"],
  ["2026-11-22", "today"],
  ["2026-11-21", "yesterday"],
  ["2026-11-20", "weekday"],
  ["2026-11-16", "weekday"],
  ["2026-11-15", "date"],
])("On 22 November a request of %s is named by %s", (day, named) => {
  expect(namedDay(day, "2026-11-22")).toBe(named);
});

test("The present day is that of India, as the days of the server are", () => {
  expect(serverDay(new Date("2026-11-22T19:00:00Z"))).toBe("2026-11-23");
});
