import { expect, test } from "vitest";
import { whoFrom } from "./who.ts";

test("the questions address a parent about the son or daughter, a brother about them, and the member about themselves", () => {
  expect(["myself", "son", "daughter", "sister", "friend", undefined].map(whoFrom)).toEqual([
    "self",
    "son",
    "daughter",
    "other",
    "other",
    "self",
  ]);
});
