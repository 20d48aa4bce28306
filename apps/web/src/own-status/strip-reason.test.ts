import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";
import { expect, test } from "vitest";
import { stripReason } from "./strip-reason.ts";

test.each<[Hindrance[], string, Hindrance | null]>([
  [[], "/home", null],
  [["held", "no_photo"], "/home", "held"],
  [["phone_unverified", "no_photo", "paused"], "/suggestion", "phone_unverified"],
  [["incomplete"], "/account", "incomplete"],
  [["incomplete"], "/profile-registration", null],
  [["suspended"], "/account", "suspended"],
  [["suspended"], "/home", null],
])("a member with %j reads on %s about %s", (reasons, pathname, told) => {
  expect(stripReason(reasons, pathname)).toBe(told);
});
