import { expect, test } from "vitest";
import { daysLeft, lapseDay, pastProposalOf, proposalStateOf, timeLeft } from "./proposal-state.ts";

test.each([
  ["open", true, "proposal_sent"],
  ["open", false, "proposal_received"],
  ["accepted", true, "matched"],
  ["accepted", false, "matched"],
  ["rejected", true, "proposal_declined"],
  ["lapsed", true, "proposal_lapsed"],
  // What I declined, or let lapse, leaves us connected as before.
  ["rejected", false, null],
  ["lapsed", false, null],
  ["revoked", true, null],
  ["closed", true, null],
])("a proposal that is %s, sent by the viewer: %s, is told as %s", (status, sent_by_viewer, word) => {
  expect(proposalStateOf({ status, sent_by_viewer })).toBe(word);
});

test("where there is no proposal there is no word", () => {
  expect(proposalStateOf(null)).toBeNull();
  expect(pastProposalOf(null)).toBeNull();
});

test.each([
  ["rejected", false, "declined_by_us"],
  ["lapsed", false, "lapsed_here"],
  ["open", false, null],
  ["accepted", false, null],
  // Why the other family took theirs back, or what closed it, is not for the profile to repeat.
  ["revoked", false, null],
  ["closed", false, null],
  ["rejected", true, null],
  ["lapsed", true, null],
])(
  "a proposal that is %s, sent by the viewer: %s, ended as %s for its receiver",
  (status, sent_by_viewer, past) => {
    expect(pastProposalOf({ status, sent_by_viewer })).toBe(past);
  },
);

test.each([
  ["2026-11-22", 7],
  ["2026-11-16", 1],
  ["2026-11-15", 0],
  ["2026-11-01", 0],
])("On 22 November a proposal of %s can be answered for %i days", (sent_at, days) => {
  expect(daysLeft(sent_at, "2026-11-22")).toBe(days);
});

test("the time to take a proposal back is told in hours, at the end in minutes, and then no more", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  expect(timeLeft("2026-11-22T11:59:00Z", now)).toEqual({ unit: "hours", count: 23 });
  expect(timeLeft("2026-11-21T13:00:00Z", now)).toEqual({ unit: "hours", count: 1 });
  expect(timeLeft("2026-11-21T12:59:30Z", now)).toEqual({ unit: "minutes", count: 60 });
  expect(timeLeft("2026-11-21T12:00:01Z", now)).toEqual({ unit: "minutes", count: 1 });
  expect(timeLeft("2026-11-21T12:00:00Z", now)).toBeNull();
  expect(timeLeft(undefined, now)).toBeNull();
  expect(timeLeft("soon", now)).toBeNull();
});

test("a proposal waits for seven days, over the end of a month too", () => {
  expect(lapseDay("2026-11-27")).toBe("2026-12-04");
  expect(lapseDay("yesterday")).toBe("yesterday");
});
