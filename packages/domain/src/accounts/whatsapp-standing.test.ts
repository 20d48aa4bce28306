import { describe, expect, test } from "vitest";
import { day_ms, hour_ms } from "../calendar.ts";
import {
  goesBySms,
  nextStanding,
  type StoredStanding,
  standingFromAccount,
  standingFromCode,
  standingFromQuality,
  standingNow,
} from "./whatsapp-standing.ts";

const now = new Date("2026-11-23T12:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);

test.each([
  ["DISABLED_UPDATE", "DISABLE", [], "closed", 7 * day_ms],
  ["DISABLED_UPDATE", null, [], "closed", 7 * day_ms],
  ["DISABLED_UPDATE", "SCHEDULE_FOR_DISABLE", [], "warned", 7 * day_ms],
  ["DISABLED_UPDATE", "REINSTATE", [], "open", null],
  ["ACCOUNT_DELETED", null, [], "closed", 7 * day_ms],
  ["ACCOUNT_VIOLATION", null, [], "warned", 7 * day_ms],
  ["ACCOUNT_RESTRICTION", null, ["RESTRICTED_BIZ_INITIATED_MESSAGING"], "closed", day_ms],
  ["ACCOUNT_RESTRICTION", null, ["RESTRICTED_CUSTOMER_INITIATED_MESSAGING"], "closed", day_ms],
  ["ACCOUNT_RESTRICTION", null, ["RESTRICTED_ADD_PHONE_NUMBER_ACTION"], "warned", 7 * day_ms],
] as const)("account_update %s %s %j means %s", (event, ban_state, types, standing, ms) => {
  const restrictions = types.map((type) => ({ type, until: later(day_ms) }));
  const news = standingFromAccount({ event, ban_state, restrictions }, now);
  expect(news).toMatchObject({ standing, about: "account", until: ms === null ? null : later(ms) });
});

test("other news about the account says nothing of its standing", () => {
  for (const event of ["VERIFIED_ACCOUNT", "PARTNER_ADDED", "VOLUME_BASED_PRICING_TIER_UPDATE"])
    expect(standingFromAccount({ event, ban_state: null, restrictions: [] }, now)).toBeNull();
  expect(standingFromQuality("ONBOARDING", now)).toBeNull();
});

test.each([
  ["368", true, true],
  ["131031", true, true],
  ["130497", false, true],
  ["131026", false, true],
  ["131048", false, false],
  ["130429", false, false],
  ["unreadable", false, false],
])("Meta's error code %s closes WhatsApp: %s, and its message goes by SMS: %s", (code, closes, instead) => {
  expect(standingFromCode(code, now)?.standing === "closed").toBe(closes);
  expect(goesBySms(code)).toBe(instead);
});

describe("the stored standing", () => {
  const stored = (standing: StoredStanding["standing"], about: StoredStanding["about"] = "account") => ({
    standing,
    about,
    reason: "x",
    until: standing === "open" ? null : later(hour_ms),
    since: later(-hour_ms),
    heard_at: later(-hour_ms),
  });
  const disable = standingFromAccount(
    { event: "DISABLED_UPDATE", ban_state: "DISABLE", restrictions: [] },
    now,
  );
  const reinstate = standingFromAccount(
    { event: "DISABLED_UPDATE", ban_state: "REINSTATE", restrictions: [] },
    now,
  );
  if (!disable || !reinstate) throw new Error("no news");

  test("follows the newest news, whatever the order of arrival, and keeps since when it lasts", () => {
    const closed = nextStanding(stored("open"), disable, now, now);
    expect(closed).toMatchObject({ standing: "closed", since: now });
    if (!closed) return;
    expect(nextStanding(closed, reinstate, later(-1), later(1))).toBeNull();
    expect(nextStanding(closed, disable, now, later(1))).toMatchObject({ standing: "closed", since: now });
    expect(nextStanding(closed, reinstate, later(1), later(1))).toMatchObject({ standing: "open" });
  });

  test("is over after its time", () => {
    expect(standingNow(stored("closed"), later(hour_ms - 1))).toBe("closed");
    expect(standingNow(stored("closed"), later(hour_ms))).toBe("open");
  });

  const violation = { event: "ACCOUNT_VIOLATION", ban_state: null, restrictions: [] };
  const restriction = (type: string, ms: number) => ({
    event: "ACCOUNT_RESTRICTION",
    ban_state: null,
    restrictions: [{ type, until: later(ms) }],
  });
  const shut = "RESTRICTED_BIZ_INITIATED_MESSAGING";
  test.each([
    ["a later error 368", standingFromCode("368", later(1)), "closed", 7 * day_ms, "DISABLE"],
    ["ACCOUNT_VIOLATION", standingFromAccount(violation, later(1)), null, null, null],
    [
      "a restriction that closes nothing",
      standingFromAccount(restriction("RESTRICTED_ADD_PHONE_NUMBER_ACTION", day_ms), later(1)),
      null,
      null,
      null,
    ],
    [
      "a shorter restriction",
      standingFromAccount(restriction(shut, day_ms), later(1)),
      "closed",
      7 * day_ms,
      "DISABLE",
    ],
    [
      "a longer restriction",
      standingFromAccount(restriction(shut, 30 * day_ms), later(1)),
      "closed",
      30 * day_ms,
      shut,
    ],
    ["reinstatement", reinstate, "open", null, "REINSTATE"],
  ])("a ban of a week is followed by %s", (_name, news, standing, ms, reason) => {
    const banned = nextStanding(stored("open"), disable, now, now);
    if (!banned || !news) throw new Error("no news");
    const next = nextStanding(banned, news, later(1), later(1));
    if (standing === null) return expect(next).toBeNull();
    const until = ms === null ? null : later(ms);
    expect(next).toMatchObject({ standing, until, reason, heard_at: later(1) });
    if (standing === "closed") expect(next?.since).toEqual(now);
  });

  test("that is over is followed by any news", () => {
    const banned = nextStanding(stored("open"), disable, now, now);
    const news = standingFromAccount(violation, later(7 * day_ms));
    if (!banned || !news) throw new Error("no news");
    const end = later(7 * day_ms);
    expect(nextStanding(banned, news, end, end)).toMatchObject({ standing: "warned", since: end });
  });

  test("is not softened by news about quality", () => {
    const good = standingFromQuality("UNFLAGGED", now);
    const bad = standingFromQuality("FLAGGED", now);
    if (!good || !bad) throw new Error("no news");
    for (const news of [good, bad]) expect(nextStanding(stored("closed"), news, now, now)).toBeNull();
    expect(nextStanding(stored("warned"), good, now, now)).toBeNull();
    expect(nextStanding(stored("warned", "quality"), good, now, now)?.standing).toBe("open");
    expect(nextStanding(stored("open"), bad, now, now)?.standing).toBe("warned");
  });
});
