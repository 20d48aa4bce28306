import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { deviceToken } from "./device-token.ts";
import {
  isLoud,
  isMailedKind,
  mailedKinds,
  notificationKinds,
  repeat_quiet_ms,
} from "./notification-kinds.ts";

const now = new Date("2026-11-21T12:00:00Z");
const before = (ms: number) => new Date(now.getTime() - ms);

describe("what leaves the app", () => {
  test("a request, a proposal and their acceptance; a no waits where one looks", () => {
    expect(mailedKinds).toEqual([
      "request_received",
      "request_accepted",
      "proposal_received",
      "proposal_accepted",
      "new_families",
    ]);
    expect(isLoud("request_received", null, now)).toBe(true);
    for (const kind of ["request_rejected", "request_closed", "proposal_closed"] as const)
      expect(isLoud(kind, null, now)).toBe(false);
  });

  test("the same word twice within a day goes out once", () => {
    const last = (ms: number) => ({ kind: "request_received" as const, at: before(ms) });
    expect(isLoud("request_received", last(repeat_quiet_ms - 1), now)).toBe(false);
    expect(isLoud("request_received", last(repeat_quiet_ms), now)).toBe(true);
    expect(isLoud("request_accepted", last(1), now)).toBe(true);
  });

  test("a block, an unblock and a shortlist are no news at all", () => {
    expect(Object.keys(notificationKinds).filter((kind) => /block|shortlist/.test(kind))).toEqual([]);
    expect(isMailedKind("toString")).toBe(false);
  });
});

describe("a browser's subscription", () => {
  const whole = {
    endpoint: "https://push.test/asha",
    expirationTime: null,
    keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) },
  };
  const { expirationTime: _, ...needed } = whole;

  test("is taken as it is or as text, without what is not needed", () => {
    expect(z.parse(deviceToken, whole)).toEqual(needed);
    expect(z.parse(deviceToken, JSON.stringify(whole))).toEqual(needed);
  });

  test.each([
    ["nothing", undefined],
    ["no JSON", "{"],
    ["a number", "7"],
    ["no keys", { endpoint: whole.endpoint }],
    ["a short key", { ...whole, keys: { ...whole.keys, auth: "abc" } }],
    ["an endless address", { ...whole, endpoint: `https://push.test/${"x".repeat(1_000)}` }],
  ])("%s is refused in one word", (_name, token) => {
    const read = z.safeParse(deviceToken, token);
    expect(read.error?.issues.map(({ message }) => message)).toContain("push_address_unknown");
  });
});
