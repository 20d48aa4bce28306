import { expect, test } from "vitest";
import { resendAt, secondsLeft, waitText } from "./resend-state.ts";

test("the countdown continues where it was after the page is reloaded", () => {
  const stored = resendAt(120, 1_000_000);
  expect(secondsLeft(stored, 1_000_000)).toBe(120);
  expect(secondsLeft(stored, 1_030_500)).toBe(90);
  expect(secondsLeft(stored, 2_000_000)).toBe(0);
});

test("an invalid stored value counts as sixty seconds", () => {
  expect(secondsLeft("soon", 0)).toBe(60);
  expect(secondsLeft("", 0)).toBe(60);
});

test("a wait is shown in seconds only within the last minute, and one until tomorrow in hours", () => {
  expect(waitText(60)).toEqual({ key: "resend_in", values: { seconds: 60 } });
  expect(waitText(119)).toEqual({ key: "resend_in_minutes", values: { minutes: 2 } });
  expect(waitText(1_000)).toEqual({ key: "resend_in_minutes", values: { minutes: 17 } });
  expect(waitText(80_000)).toEqual({ key: "resend_in_hours", values: { hours: 23 } });
});
