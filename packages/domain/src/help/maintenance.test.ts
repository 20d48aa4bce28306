import { describe, expect, test } from "vitest";
import { type ProfileStatus, visibleByStatus } from "../accounts/profile-status.ts";
import { beginMaintenance, endMaintenance, keepHidden, type MaintainedStatus } from "./maintenance.ts";

const member = (
  profile_status: ProfileStatus,
  status_before: ProfileStatus | null = null,
): MaintainedStatus => ({
  profile_status,
  status_before,
  under_maintenance: false,
  held_before_maintenance: false,
});
const statuses: ProfileStatus[] = [0, 1, 2, 3, 4, 5, 6];
const calm = { matched_still: true, needs_review: false, has_notes: false };

describe("a member whom the service hides for maintenance", () => {
  test.each(statuses)("is seen by nobody from status %i", (status) => {
    const begun = beginMaintenance(member(status));
    expect(visibleByStatus[begun.profile_status]).toBe("nobody");
    expect(begun.under_maintenance).toBe(true);
    expect(beginMaintenance(begun)).toEqual(begun);
  });

  test.each(statuses)("has status %i again afterwards", (status) => {
    const over = endMaintenance(beginMaintenance(member(status)), calm);
    expect([over.profile_status, over.under_maintenance]).toEqual([status, false]);
  });

  test.each(statuses)(
    "stays hidden when somebody else sets status %i meanwhile, and has it afterwards",
    (next) => {
      const begun = beginMaintenance(member(4));
      const changed = { ...begun, ...keepHidden({ profile_status: next, status_before: null }, begun) };
      expect(visibleByStatus[changed.profile_status]).toBe("nobody");
      const shown = endMaintenance(changed, calm).profile_status;
      expect(shown).toBe(next);
    },
  );

  test.each<[string, MaintainedStatus, typeof calm, ProfileStatus]>([
    [
      "one whose match has ended is paused",
      beginMaintenance(member(5)),
      { ...calm, matched_still: false },
      3,
    ],
    [
      "one whose name waits for a look stays held",
      beginMaintenance(member(4)),
      { ...calm, needs_review: true },
      2,
    ],
    [
      "one who was reviewed and has a doubtful text since is not reviewed",
      beginMaintenance(member(1)),
      { ...calm, has_notes: true },
      4,
    ],
    [
      "one who is paused stays paused with a doubtful text",
      beginMaintenance(member(3)),
      { ...calm, has_notes: true },
      3,
    ],
    ["one who waited for a review still waits", beginMaintenance(member(2, 3)), calm, 2],
    [
      "one who was suspended meanwhile stays suspended",
      { ...beginMaintenance(member(1)), profile_status: 6 },
      calm,
      6,
    ],
    ["one who was never hidden stays", member(1), calm, 1],
  ])("%s", (_, before, about, after) => {
    expect(endMaintenance(before, about).profile_status).toBe(after);
  });

  test("a hold from before keeps the status to which it returns", () => {
    expect(endMaintenance(beginMaintenance(member(2, 3)), calm)).toEqual(member(2, 3));
  });

  test("nothing changes for others", () => {
    const change = { profile_status: 1, status_before: null } as const;
    expect(keepHidden(change, { under_maintenance: false })).toEqual(change);
  });
});
