import { expect, test } from "vitest";
import type { ProposalStatus } from "../relations/proposal-status.ts";
import type { RequestStatus } from "../relations/request-status.ts";
import { answerTo } from "./notification-answer.ts";
import { allNotificationKinds } from "./notification-kinds.ts";

const now = new Date("2026-11-21T12:00:00Z");
const request = (status: RequestStatus, sent_by_viewer = false) => ({
  request: { status, sent_by_viewer },
  proposal: null,
});
const proposal = (status: ProposalStatus, sent_on = "2026-11-20", sent_by_viewer = false) => ({
  request: null,
  proposal: { status, sent_by_viewer, sent_at: new Date(`${sent_on}T12:00:00Z`) },
});

test.each([
  ["pending", "waiting"],
  ["accepted", "accepted"],
  ["rejected", "declined"],
] as const)("A received request that is %s is told as %s", (status, answer) => {
  expect(answerTo("request_received", request(status), now)).toBe(answer);
});

test.each([
  ["open", "waiting"],
  ["accepted", "accepted"],
  ["rejected", "declined"],
  ["lapsed", "expired"],
  ["revoked", null],
  ["closed", null],
] as const)("A received proposal that is %s is told as %s", (status, answer) => {
  expect(answerTo("proposal_received", proposal(status), now)).toBe(answer);
});

test("A proposal expires by the clock, before that is stored", () => {
  expect(answerTo("proposal_received", proposal("open", "2026-11-14"), now)).toBe("expired");
});

test("Where nothing exists between the two any more, there is no answer, whatever ended it", () => {
  for (const kind of allNotificationKinds)
    expect(answerTo(kind, { request: null, proposal: null }, now)).toBeNull();
});

test("What the viewer sent later is no answer to what they received before", () => {
  expect(answerTo("request_received", request("rejected", true), now)).toBeNull();
  expect(answerTo("proposal_received", proposal("rejected", "2026-11-20", true), now)).toBeNull();
});

test("Only a received request and a received proposal ask for an answer", () => {
  const both = { ...request("pending"), proposal: proposal("open").proposal };
  const asking = allNotificationKinds.filter((kind) => answerTo(kind, both, now) !== null);
  expect(asking).toEqual(["request_received", "proposal_received"]);
});
