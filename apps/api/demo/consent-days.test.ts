import { expect, test } from "vitest";
import { agreedAt } from "./write.ts";

const now = new Date("2026-12-10T09:00:00Z");

test.each([
  ["who joined before the wording", "2026-04-26T00:00:00Z", "2026-11-22T06:30:00Z"],
  ["who joined after it", "2026-12-01T00:00:00Z", "2026-12-01T00:00:00Z"],
])("a demo member %s agreed to it on a day on which it was there", (_, joined, agreed) => {
  expect(agreedAt("2026-11-22", new Date(joined), now).toISOString()).toBe(new Date(agreed).toISOString());
});

test("nobody in the demo agreed in the future", () => {
  expect(agreedAt("2027-01-01", new Date("2026-12-01"), now)).toEqual(now);
});
