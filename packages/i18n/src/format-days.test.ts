import { expect, test } from "vitest";
import { formatDayOfYear, formatNearDate, formatShortDay, formatWeekday } from "./format.ts";

test.each([
  ["en", "2026-11-22", "Sunday", "22 November"],
  ["pb", "2026-11-22", "ਐਤਵਾਰ", "22 ਨਵੰਬਰ"],
  ["en", "2026-11-27", "Friday", "27 November"],
  ["pb", "2026-11-21", "ਸ਼ਨਿੱਚਰਵਾਰ", "21 ਨਵੰਬਰ"],
] as const)("In %s %s is a %s, %s", (locale, day, weekday, date) => {
  expect(formatWeekday(locale, day)).toBe(weekday);
  expect(formatDayOfYear(locale, day)).toBe(date);
});

test("A date of the present year has no year, by the day in India", () => {
  const last_evening = new Date("2026-12-31T20:00:00Z");
  expect(formatNearDate("en", "2026-11-22", new Date("2026-11-25T06:00:00Z"))).toBe("22 November");
  expect(formatNearDate("pb", "2025-11-22", new Date("2026-11-25T06:00:00Z"))).toBe("22 ਨਵੰਬਰ 2025");
  expect(formatNearDate("en", "2026-11-22", last_evening)).toBe("22 November 2026");
});

test.each([
  ["en", "2026-09-30", "30 Sep"],
  ["en", "2026-05-04", "4 May"],
  ["pb", "2026-09-30", "30 ਸਤੰਬਰ"],
  ["en", "soon", "soon"],
] as const)("In %s, %s is in a narrow column: %s", (locale, day, words) => {
  expect(formatShortDay(locale, day)).toBe(words);
});
