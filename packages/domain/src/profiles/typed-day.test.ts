import { expect, test } from "vitest";
import { strokedDay, typedDay, writtenDay } from "./typed-day.ts";

test.each([
  ["1", "1"],
  ["14", "14/"],
  ["140", "14/0"],
  ["1404", "14/04/"],
  ["14042000", "14/04/2000"],
  ["੧੪੦੪੨੦੦੦", "14/04/2000"],
  ["1-4-2000", "1/4/2000"],
  ["1 4", "1/4"],
  ["14.04.2000", "14/04/2000"],
  ["140420001", "14/04/2000"],
  ["2000-04-14", "14/04/2000"],
  ["", ""],
])("the typed text %s is shown as %s", (typed, shown) => {
  expect(strokedDay(typed)).toBe(shown);
});

test.each([
  ["14/04/2000", "2000-04-14"],
  ["1/4/2000", "2000-04-01"],
  ["31/04/2000", "2000-04-31"],
  ["14/04/20", "14/04/20"],
  ["", ""],
])("the text %s means the day %s", (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test("a saved day is shown with the day first, and an unfinished one as it was typed", () => {
  expect(writtenDay("2000-04-14")).toBe("14/04/2000");
  expect(writtenDay("14/04/")).toBe("14/04/");
});
