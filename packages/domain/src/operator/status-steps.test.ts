import { expect, test } from "vitest";
import type { ProfileStatus } from "../accounts/profile-status.ts";
import { mayTakeStep, type StatusStep, standsAgain } from "./status-steps.ts";

test.each<[StatusStep, ProfileStatus[]]>([
  ["hold", [1, 3, 4, 5]],
  ["release", [2, 4]],
  ["suspend", [0, 1, 2, 3, 4, 5, 6]],
  ["reinstate", [6]],
])("an operator may %s from the statuses %j alone", (step, allowed) => {
  const found = ([0, 1, 2, 3, 4, 5, 6] as const).filter((status) => mayTakeStep(step, status));
  expect(found).toEqual(allowed);
});

test.each<[ProfileStatus | null, boolean, boolean, ProfileStatus]>([
  [4, true, false, 1],
  [1, true, false, 1],
  [null, true, false, 1],
  [3, true, false, 3],
  [5, true, true, 5],
  [5, true, false, 3],
  [2, true, false, 1],
  [0, false, false, 0],
  [0, true, false, 1],
  [null, false, false, 0],
])(
  "who stood at %s before (complete %s, match stands %s) stands at %s again",
  (status_before, complete, matched_still, wanted) => {
    expect(standsAgain({ profile_status: 6, status_before, complete, matched_still })).toBe(wanted);
  },
);

test("who was suspended before the first review waits for it again, where a review comes first", () => {
  const before = { profile_status: 6, status_before: 2, matched_still: false, review_first: true } as const;
  expect([
    standsAgain({ ...before, complete: true }),
    standsAgain({ ...before, complete: false }),
    standsAgain({ ...before, complete: true, status_before: 4 }),
  ]).toEqual([2, 0, 1]);
});
