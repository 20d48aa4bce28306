import { describe, expect, test } from "vitest";
import type { ProfileStatus } from "../accounts/profile-status.ts";
import { day_ms, hour_ms } from "../calendar.ts";
import { type ProposalStatus, proposalStatuses } from "../relations/proposal-status.ts";
import { oneself, type ProposalBetween, type Relation, strangers } from "../relations/relation.ts";
import type { Parties } from "../relations/sender.ts";
import {
  judgeProposalStep,
  judgePropose,
  openProposalActions,
  type ProposalStep,
  proposalListFor,
  proposalSteps,
  statusAt,
} from "./marriage-proposal.ts";

const now = new Date("2026-11-21T06:30:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const week = 7 * day_ms;
const partiesWhere = (profile_status: ProfileStatus): Parties => ({
  viewer: { gender: "female", profile_status: 4 },
  owner: { gender: "male", profile_status },
});

const proposal = (change: Partial<ProposalBetween> = {}): ProposalBetween => ({
  id: "p",
  status: "open",
  sent_by_viewer: false,
  sent_at: ago(hour_ms),
  answered_at: null,
  ...change,
});
const connection: Relation = { ...strangers, connected: true };
const withProposal = (change: Partial<ProposalBetween>): Relation => ({
  ...connection,
  proposal: proposal(change),
});

describe("the time of a proposal", () => {
  test.each<[string, ProposalStatus, number, ProposalStatus]>([
    ["waits until the end of the seventh day", "open", week - 1, "open"],
    ["has lapsed after seven days", "open", week, "lapsed"],
    ["does not lapse once it was answered", "accepted", 9 * week, "accepted"],
    ["does not lapse once it was refused", "rejected", 9 * week, "rejected"],
  ])("it %s", (_, status, age, expected) => {
    expect(statusAt({ status, sent_at: ago(age) }, now)).toBe(expected);
  });
});

describe("proposing", () => {
  test.each<[string, Relation, ProfileStatus, boolean, string]>([
    ["to a connection is allowed", connection, 1, false, "ok"],
    ["to oneself is refused", oneself, 1, false, "self"],
    ["to a stranger is refused", strangers, 4, false, "not_connected"],
    ["to a connection who paused is refused", connection, 3, false, "member_unavailable"],
    ["to a connection who is matched is refused", connection, 5, false, "member_unavailable"],
    ["while one is open to somebody else is refused", connection, 4, true, "proposal_open"],
    ["twice is refused", withProposal({ sent_by_viewer: true }), 4, true, "proposal_open"],
    ["to one whose proposal waits is refused", withProposal({}), 4, false, "proposal_waits_for_answer"],
    ["after acceptance is refused", withProposal({ status: "accepted" }), 5, false, "member_matched"],
    [
      "again after a no is allowed",
      withProposal({ status: "rejected", sent_by_viewer: true }),
      4,
      false,
      "ok",
    ],
    ["again after taking back is allowed", withProposal({ status: "revoked" }), 4, false, "ok"],
    ["again after a week is allowed", withProposal({ sent_at: ago(week) }), 4, false, "ok"],
    [
      "a moment before the week is refused",
      withProposal({ sent_at: ago(week - 1) }),
      4,
      false,
      "proposal_waits_for_answer",
    ],
  ])("%s", (_, relation, owner_status, has_open, outcome) => {
    const result = judgePropose(relation, partiesWhere(owner_status), has_open, now);
    expect(result.ok ? "ok" : result.refusal).toBe(outcome);
  });
});

test("a proposal to one's own gender is refused as not found, and is not offered", () => {
  const balbir = { gender: "male", profile_status: 4 } as const;
  const parties = { viewer: balbir, owner: balbir };
  expect(judgePropose(connection, parties, false, now)).toEqual({ ok: false, refusal: "not_found" });
  expect(openProposalActions(connection, parties, now)).toEqual([]);
});

const steps = Object.keys(proposalSteps) as ProposalStep[];

describe("a step", () => {
  const allowed = new Set(["receiver accept open", "receiver reject open", "sender revoke open"]);
  const cells = steps.flatMap((step) =>
    (["sender", "receiver"] as const).flatMap((party) =>
      proposalStatuses.map((status) => ({ step, party, status })),
    ),
  );

  test.each(cells)("the $party may $step when $status, only as agreed", ({ step, party, status }) => {
    const result = judgeProposalStep(step, proposal({ status, sent_by_viewer: party === "sender" }), 4, now);
    expect(result.ok).toBe(allowed.has(`${party} ${step} ${status}`));
    if (result.ok) return;
    const by = proposalSteps[step].by;
    expect(result.refusal).toBe(party === by ? "request_stale" : `not_the_${by}`);
  });

  test.each<[ProposalStep, number, string]>([
    ["revoke", day_ms - 1, "ok"],
    ["revoke", day_ms, "revoke_too_late"],
    ["accept", week - 1, "ok"],
    ["accept", week, "request_stale"],
    ["reject", week - 1, "ok"],
    ["reject", week, "request_stale"],
  ])("%s after %i ms: %s", (step, age, outcome) => {
    const sent = proposal({ sent_by_viewer: step === "revoke", sent_at: ago(age) });
    const result = judgeProposalStep(step, sent, 4, now);
    expect(result.ok ? "ok" : result.refusal).toBe(outcome);
  });

  test("a sender who paused meanwhile can be refused, not accepted", () => {
    expect(judgeProposalStep("accept", proposal(), 3, now)).toEqual({
      ok: false,
      refusal: "member_unavailable",
    });
    expect(judgeProposalStep("reject", proposal(), 3, now).ok).toBe(true);
  });
});

test("what a screen offers is what the rules would allow", () => {
  const sents = proposalStatuses.flatMap((status) =>
    [true, false].flatMap((sent_by_viewer) =>
      [hour_ms, 2 * day_ms, week].map((age) => proposal({ status, sent_by_viewer, sent_at: ago(age) })),
    ),
  );
  for (const between of [null, ...sents]) {
    for (const owner of [1, 3, 4, 5] as const) {
      for (const connected of [true, false]) {
        const relation = { ...strangers, connected, proposal: between };
        const offered = openProposalActions(relation, partiesWhere(owner), now);
        expect(offered.includes("propose")).toBe(judgePropose(relation, partiesWhere(owner), false, now).ok);
        for (const step of steps) {
          const ok = between !== null && judgeProposalStep(step, between, owner, now).ok;
          expect(offered.includes(`${step}_proposal`)).toBe(ok);
        }
      }
    }
  }
});

test("a proposal stands in the lists of those to whom it still says something", () => {
  const lists = proposalStatuses.map((status) => [
    status,
    proposalListFor(proposal({ status, sent_by_viewer: true }), now),
    proposalListFor(proposal({ status }), now),
  ]);
  expect(lists).toEqual([
    ["open", "sent", "received"],
    ["accepted", "accepted", "accepted"],
    ["rejected", "sent", null],
    ["revoked", null, null],
    ["lapsed", "sent", null],
    ["closed", null, null],
  ]);
  const lapsed = { status: "open", sent_at: ago(week) } as const;
  expect(proposalListFor({ ...lapsed, sent_by_viewer: true }, now)).toBe("sent");
  expect(proposalListFor({ ...lapsed, sent_by_viewer: false }, now)).toBeNull();
});
