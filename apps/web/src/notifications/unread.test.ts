import { expect, test } from "vitest";
import { badgeOf } from "./unread.ts";

test.each([
  [undefined, null],
  [0, null],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("with %s unread the bell shows %s", (unread, badge) => {
  expect(badgeOf(unread)).toBe(badge);
});
