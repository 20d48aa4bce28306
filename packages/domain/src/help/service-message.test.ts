import { expect, test } from "vitest";
import { givingWay, type ServiceWish } from "./service-message.ts";

/** Requests of a day: "h" to be hidden, "s" to be shown. */
const day = (letters: string) =>
  [...letters].map((letter, nth) => ({ nth, wish: (letter === "h" ? "hide" : "show") as ServiceWish }));

test.each<[ServiceWish, string, number[]]>([
  ["show", "ssssssssss", [9]],
  ["hide", "ssssssssss", [9]],
  ["show", "sshhhhhhhh", [1]],
  ["hide", "hhhhhhhhhs", [9]],
  ["show", "h".repeat(10), []],
  ["show", "h".repeat(30), []],
  ["hide", "h".repeat(10), []],
  ["hide", "h".repeat(19), []],
  ["hide", "h".repeat(20), [10]],
  ["hide", "h".repeat(22), [10, 11, 12]],
])("one more wish to %s after the requests %s of a day replaces those at %j", (wish, letters, gone) => {
  expect(givingWay(wish, day(letters)).map(({ nth }) => nth)).toEqual(gone);
});
