import { expect, test } from "vitest";
import { emptyListBefore, lastNoteBefore } from "./quiet-note.ts";

test("another note may follow after a week, the letter after thirty days with an empty list", () => {
  const now = new Date("2026-11-22T06:30:00Z");
  expect(lastNoteBefore(now)).toEqual(new Date("2026-11-15T06:30:00Z"));
  expect(emptyListBefore(now)).toEqual(new Date("2026-10-23T06:30:00Z"));
});
