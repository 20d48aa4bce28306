import { expect, test } from "vitest";
import { aboutTitle, hiddenFrom, turned } from "./view-profile-state.ts";

test("an item that is hidden from a connection is hidden from everyone", () => {
  expect(hiddenFrom(true)).toBe("kept_private");
  expect(hiddenFrom(false)).toBe("for_connections");
});

test.each([
  ["myself", "about"],
  ["son", "about_son"],
  ["daughter", "about_daughter"],
  ["brother", "about_them"],
])("the words of a profile for %s stand under %s", (profile_for, title) => {
  expect(aboutTitle(profile_for)).toBe(title);
});

test("a gallery wraps around at both ends", () => {
  expect([turned(0, -1, 3), turned(2, 1, 3), turned(1, 1, 3), turned(0, 1, 1)]).toEqual([2, 0, 2, 0]);
});
