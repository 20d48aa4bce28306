import { expect, test } from "vitest";
import { actionOf, outcomeOf } from "./notification-outcome.ts";

test.each([
  ["request_received", "waiting", "answer", null],
  ["request_received", "accepted", null, "accepted"],
  ["request_received", "declined", null, "declined"],
  ["proposal_received", "expired", null, "expired"],
  ["request_cancelled", null, null, "taken_back"],
  ["proposal_revoked", null, null, "taken_back"],
  ["request_accepted", null, "good_news", null],
  ["proposal_rejected", null, null, null],
  // The request ended in some way of which this member is not told.
  ["request_received", null, null, null],
] as const)("%s, answered as %s, offers %s and ended as %s", (kind, answer, action, outcome) => {
  expect(actionOf({ kind, answer })).toBe(action);
  expect(outcomeOf({ kind, answer })).toBe(outcome);
});
