import { expect, test } from "vitest";
import { hour_ms, momentBefore } from "../calendar.ts";
import { messageQuotas } from "./message-quotas.ts";
import { maySendCodeBySms } from "./sms-limits.ts";

const now = new Date("2026-11-23T09:00:00Z");
const hoursAgo = (hours: number) => momentBefore(now, hours * hour_ms);
const of = (...hours: number[]) => hours.map(hoursAgo);

test.each([
  ["the first code of the day", true, 0, of(), true],
  ["the fifth code to a number", true, 4, of(1, 2, 3, 4), true],
  ["the sixth code to a number", true, 5, of(1, 2, 3, 4, 5), false],
  ["a sixth code a day after the first", true, 5, of(1, 2, 3, 4, 24), true],
  ["the last code of the day", true, 99, of(), true],
  ["a code when the day has no room", true, 100, of(), false],
  ["a code to a country that is not served", false, 0, of(), false],
])("%s may go by SMS: %5$s", (_, is_served, in_all, to_number, may) => {
  expect(maySendCodeBySms({ is_served, in_all, to_number }, 100, now)).toBe(may);
});

test("with no SMS a day allowed, none goes", () => {
  expect(maySendCodeBySms({ is_served: true, in_all: 0, to_number: [] }, 0, now)).toBe(false);
});

test("a number gets fewer codes by SMS within a day than by both ways together", () => {
  const most = Math.max(...messageQuotas.code_to_address.map(({ most: count }) => count));
  expect(messageQuotas.code_by_sms[0].most).toBeLessThan(most);
});
