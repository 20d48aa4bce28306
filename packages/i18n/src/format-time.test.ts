import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test.each([
  [0, 5, "12:05 am", "0:05"],
  [8, 27, "8:27 am", "8:27"],
  [12, 0, "12:00 pm", "12:00"],
  [20, 5, "8:05 pm", "20:05"],
])("%d hours and %d minutes are a time of day in both languages", (hours, minutes, en, pb) => {
  const at = new Date(2026, 10, 23, hours, minutes);
  expect([formatTime("en", at), formatTime("pb", at)]).toEqual([en, pb]);
});
