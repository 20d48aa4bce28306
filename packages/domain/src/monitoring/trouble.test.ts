import { describe, expect, test } from "vitest";
import { hour_ms, minute_ms } from "../calendar.ts";
import { isBackupLate, judgeTrouble, lastMorning, type Trouble } from "./trouble.ts";

const now = new Date("2026-11-22T10:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const lasting = (since: number, told: number | null): Trouble => ({
  since: ago(since),
  told_at: told === null ? null : ago(told),
});

describe("a trouble", () => {
  test.each([
    ["is none while all is well", null, true, null],
    ["is noted and not told when it is seen first, since much passes by itself", null, false, null],
    ["is told when it is seen again", lasting(5 * minute_ms, null), false, "began"],
    ["is not told again within six hours", lasting(6 * hour_ms, 5.9 * hour_ms), false, null],
    ["is told again after six hours", lasting(9 * hour_ms, 6 * hour_ms), false, "lasts"],
    ["that was told is told to be over", lasting(9 * hour_ms, hour_ms), true, "over"],
    ["that was never told ends silently", lasting(5 * minute_ms, null), true, null],
  ] as const)("%s", (_title, before, works, told) => {
    const { notify, next } = judgeTrouble(before, works, now);
    expect(notify).toBe(told);
    const since = before?.since ?? now;
    if (works) expect(next).toBeNull();
    else expect(next).toEqual({ since, told_at: told ? now : (before?.told_at ?? null) });
  });
});

test.each([
  ["2026-11-22T03:29:59Z", "2026-11-21T03:30:00Z"],
  ["2026-11-22T03:30:00Z", "2026-11-22T03:30:00Z"],
  ["2026-11-22T18:00:00Z", "2026-11-22T03:30:00Z"],
])("at %s the last morning in India was %s", (moment, morning) => {
  expect(lastMorning(new Date(moment))).toEqual(new Date(morning));
});

test.each([
  ["26 hours ago is in time", 26, null, false],
  ["longer ago is late", 26.1, null, true],
  ["never, on a service of a day, is in time", null, 24, false],
  ["never, on an older service, is late", null, 27, true],
])("a backup made %s", (_title, made, began, late) => {
  const at = (hours: number | null) => (hours === null ? null : ago(hours * hour_ms));
  expect(isBackupLate({ made_at: at(made), service_began_at: at(began) }, now)).toBe(late);
});
