import { expect, test } from "vitest";
import { backOn, isSetAside, judgeSetAsideLimit } from "./set-aside.ts";

const now = new Date("2026-11-22T06:30:00Z");

test.each([
  ["a member who was never put aside is not", null, false],
  ["a member is put aside from the same moment on", "2026-11-22T06:30:00Z", true],
  ["a member is still put aside a second before 30 days have passed", "2026-10-23T06:30:01Z", true],
  ["a member returns when 30 days have passed", "2026-10-23T06:30:00Z", false],
  ["a member put aside long ago has returned", "2025-10-23T06:30:00Z", false],
])("%s", (_, at, expected) => {
  expect(isSetAside(at === null ? null : new Date(at), now)).toBe(expected);
});

test("the day of return is the thirtieth day after, in India's calendar", () => {
  expect(backOn(new Date("2026-11-22T06:30:00Z"))).toBe("2026-12-22");
  expect(backOn(new Date("2026-11-22T19:30:00Z"))).toBe("2026-12-23");
});

test("the limit allows ten thousand members and refuses one more", () => {
  expect(judgeSetAsideLimit(9_999).ok).toBe(true);
  expect(judgeSetAsideLimit(10_000)).toEqual({ ok: false, refusal: "set_aside_full" });
});
