import type { RequestRow } from "@sanjog/contract/request-row";
import { expect, test } from "vitest";
import { daysLeft, namedDay, serverDay, withDeclined } from "./waiting-state.ts";

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

test.each([
  ["2026-11-22", 7],
  ["2026-11-16", 1],
  ["2026-11-15", 0],
  ["2026-11-01", 0],
])("On 22 November a proposal of %s can be answered for %i days", (sent_at, days) => {
  expect(daysLeft(sent_at, "2026-11-22")).toBe(days);
});

test("The present day is that of India, as the days of the server are", () => {
  expect(serverDay(new Date("2026-11-22T19:00:00Z"))).toBe("2026-11-23");
});

const row = (id: string) => ({ kind: "request" as const, row: { id } as RequestRow });

test("A declined row keeps its place, before and after the list was loaded again", () => {
  const declined = [{ ...row("asha"), at: 1 }];
  const shown = (rows: string[]) =>
    withDeclined(rows.map(row), declined).map(({ row: { id }, declined }) => (declined ? `(${id})` : id));
  expect(shown(["balbir", "asha", "charan"])).toEqual(["balbir", "(asha)", "charan"]);
  expect(shown(["balbir", "charan"])).toEqual(["balbir", "(asha)", "charan"]);
  expect(shown([])).toEqual(["(asha)"]);
});
