import { describe, expect, test } from "vitest";
import { day_ms, hour_ms } from "../calendar.ts";
import { judgeDailyLimit, requestsADay } from "./request-limits.ts";

const now = new Date("2026-11-21T06:30:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const unanswered = { lately: 0, accepted: 0, rejected: 0 };

describe("how many requests a day", () => {
  test.each([
    ["the fifth on the first day", 4, hour_ms, true],
    ["the sixth on the first day", 5, 23 * hour_ms, false],
    ["the sixth on the second day", 5, day_ms, true],
    ["the twentieth of a day", 19, 300 * day_ms, true],
    ["the twenty-first of a day", 20, 300 * day_ms, false],
  ])("%s", (_, today, member_for, ok) => {
    const result = judgeDailyLimit({ ...unanswered, today }, ago(member_for), now);
    const refusal = member_for < day_ms ? "requests_enough_first_day" : "request_limit_reached";
    expect(result).toEqual(ok ? { ok, value: null } : { ok, refusal });
  });

  test.each([
    ["without an answer, however many were sent", 600, 0, 0, 20],
    ["with few requests, all refused", 29, 0, 15, 20],
    ["with many requests, fourteen refused", 200, 0, 14, 20],
    ["with many requests, fifteen refused and none accepted", 30, 0, 15, 5],
    ["with one accepted of sixteen answers", 60, 1, 15, 5],
    ["with one in ten accepted", 60, 2, 18, 20],
    ["with fewer than one in ten accepted", 60, 2, 19, 5],
    ["with half of them accepted", 600, 300, 300, 20],
  ])("S4: %s", (_, lately, accepted, rejected, most) => {
    const sent = { lately, accepted, rejected };
    expect(requestsADay({ ...sent, today: 0 }, ago(90 * day_ms), now)).toBe(most);
    expect(judgeDailyLimit({ ...sent, today: most - 1 }, ago(90 * day_ms), now).ok).toBe(true);
    expect(judgeDailyLimit({ ...sent, today: most }, ago(90 * day_ms), now)).toEqual({
      ok: false,
      refusal: most === 20 ? "request_limit_reached" : "requests_slowed",
    });
  });
});
