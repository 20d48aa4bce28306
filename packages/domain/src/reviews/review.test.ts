import { expect, test } from "vitest";
import type { ProfileStatus } from "../accounts/profile-status.ts";
import { hour_ms } from "../calendar.ts";
import type { StaffRole } from "../staff/roles.ts";
import { changedFields, usualHours, waitsForFirstReview } from "./review.ts";
import { refusalOfProfile } from "./review-parts.ts";

test.each<[ProfileStatus, ProfileStatus | null, boolean]>([
  [2, null, true],
  [2, 1, false],
  [2, 4, false],
  [2, 3, false],
  [0, null, false],
  [1, null, false],
  [4, null, false],
  [6, null, false],
  [6, 2, false],
])("a member of status %s who had status %s before waits for the first review: %s", (...row) => {
  const [profile_status, status_before, waits] = row;
  expect(waitsForFirstReview({ profile_status, status_before })).toBe(waits);
});

test.each<[StaffRole, string]>([
  ["moderator", "hold"],
  ["lead", "suspend"],
  ["keeper", "suspend"],
])("the no of a %s is: %s", (role, kind) => {
  expect(refusalOfProfile(role)).toBe(kind);
});

test.each<[number, number, number | null]>([
  [0, 0, null],
  [4, 3, null],
  [5, 3, 3],
  [5, 0.1, 1],
  [5, 2.4, 2],
  [90, 2.6, 3],
  [90, 50, 50],
])("%i reviews with a median of %s hours tell: %s", (count, hours, usual) => {
  expect(usualHours({ count, median_ms: hours * hour_ms })).toBe(usual);
});

test("changed, new and removed fields are told by part, in the order of the profile", () => {
  const before = {
    "personal.name": "a",
    "family.about_family": "b",
    "photos.main": "c",
    "photos.gallery": "d",
  };
  const after = {
    "personal.name": "a",
    "family.about_family": "x",
    "photos.main": "y",
    "career.city_id": "e",
  };
  expect(changedFields(before, after)).toEqual([
    { part: "photos", field: "main" },
    { part: "photos", field: "gallery" },
    { part: "family", field: "about_family" },
    { part: "career", field: "city_id" },
  ]);
  expect(changedFields(before, before)).toEqual([]);
});
