import { expect, test } from "vitest";
import { clockThere } from "./moment-state.ts";

const now = new Date("2026-11-22T14:10:00Z");

test.each([
  [
    "a family in India, from Surrey",
    "America/Vancouver",
    ["Asia/Kolkata"],
    { time: "7:40", part: "evening" },
  ],
  ["a family in Dubai, from India", "Asia/Kolkata", ["Asia/Dubai"], { time: "6:10", part: "evening" }],
  ["a family with the viewer's own time", "Asia/Kolkata", ["Asia/Kolkata"], null],
  [
    "a place whose zones show the same time",
    "Asia/Kolkata",
    ["Europe/Paris", "Europe/Rome"],
    { time: "3:10", part: "afternoon" },
  ],
  ["a place that keeps several times", "Asia/Kolkata", ["America/Toronto", "America/Vancouver"], null],
  ["a place without a known time", "Asia/Kolkata", [], null],
])("The clock of %s is told from %s and %j", (_, here, there, clock) => {
  expect(clockThere(now, here, there)).toEqual(clock);
});
