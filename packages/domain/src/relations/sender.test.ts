import { expect, test } from "vitest";
import type { ProfileStatus } from "../accounts/profile-status.ts";
import { judgeSender, mayAsk } from "./sender.ts";

const asha = { profile_status: 4 as ProfileStatus, phone_verified: true, has_picture: true };

test.each([
  ["who has all that is needed", asha, null],
  ["who is paused", { ...asha, profile_status: 3 as const }, "status_forbids"],
  [
    "who is matched and unverified",
    { ...asha, profile_status: 5 as const, phone_verified: false },
    "status_forbids",
  ],
  [
    "whose number is not verified",
    { ...asha, phone_verified: false, has_picture: false },
    "phone_not_verified",
  ],
  ["who has no picture", { ...asha, has_picture: false }, "picture_missing"],
] as const)("a member %s", (_, member, refusal) => {
  const result = judgeSender(member);
  expect(result.ok ? null : result.refusal).toBe(refusal);
});

test.each([
  ["female", "male", true],
  ["male", "female", true],
  ["female", "female", false],
  ["male", "male", false],
] as const)("a %s member may ask a %s member: %s", (viewer, owner, allowed) => {
  expect(mayAsk({ gender: viewer }, { gender: owner })).toBe(allowed);
});
