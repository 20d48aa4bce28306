import { expect, test } from "vitest";
import { isPagePath } from "./pages.ts";

test.each([
  ["/", true],
  ["/home", true],
  ["/home/", true],
  ["/view-profile/a1b2", true],
  ["/profile-registration-edit/photo", true],
  ["/seen-as/stranger", true],
  ["/desk", true],
  ["/desk/invitation", true],
  ["/desk/else", false],
  ["/view-profile", false],
  ["/view-profile/a/b", false],
  ["/homes", false],
  ["/HOME", false],
  ["/wp-admin", false],
])("%s is a page: %s", (path, is_page) => {
  expect(isPagePath(path)).toBe(is_page);
});
