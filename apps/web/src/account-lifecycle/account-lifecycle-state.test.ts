import { expect, test } from "vitest";
import { breakOffer, daysSince, inOrder, latestOf, megabytes } from "./account-lifecycle-state.ts";

test("who is active may pause, who paused may go on, and nobody else is offered either", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(breakOffer)).toEqual([null, "pause", null, "resume", "pause", null, null]);
});

test("days are counted by midnights of the reader's calendar", () => {
  const now = new Date(2026, 10, 23, 0, 10);
  expect(daysSince(new Date(2026, 10, 23, 0, 5).toISOString(), now)).toBe(0);
  expect(daysSince(new Date(2026, 10, 22, 23, 55).toISOString(), now)).toBe(1);
  expect(daysSince(new Date(2026, 10, 17, 12).toISOString(), now)).toBe(6);
  // A clock that is ahead is no day in the future.
  expect(daysSince(new Date(2026, 10, 24).toISOString(), now)).toBe(0);
});

test("this device stands first, then what was used last", () => {
  const at = (id: string, last_used_at: string, current = false) => ({ id, last_used_at, current });
  const sessions = [at("old", "2026-01-01"), at("new", "2026-11-20"), at("here", "2025-01-01", true)];
  expect(inOrder(sessions).map(({ id }) => id)).toEqual(["here", "new", "old"]);
});

test("a text that was agreed to twice counts as agreed to last", () => {
  const consents = [
    { document: "terms", version: "2" },
    { document: "privacy_policy", version: "1" },
    { document: "terms", version: "1" },
  ];
  expect(latestOf(consents).map(({ document, version }) => `${document} ${version}`)).toEqual([
    "terms 2",
    "privacy_policy 1",
  ]);
});

test.each([
  [12, "0.1"],
  [1_449_000, "1.4"],
  [25_000_000, "25.0"],
])("%d bytes are %s MB", (bytes, told) => expect(megabytes(bytes)).toBe(told));
