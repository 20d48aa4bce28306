import { expect, test } from "vitest";
import { formatDayOfYear, formatWeekday } from "./format.ts";

test.each([
  ["en", "2026-11-22", "Sunday", "22 November"],
  ["pb", "2026-11-22", "ਐਤਵਾਰ", "22 ਨਵੰਬਰ"],
  ["en", "2026-11-27", "Friday", "27 November"],
  ["pb", "2026-11-21", "ਸ਼ਨਿੱਚਰਵਾਰ", "21 ਨਵੰਬਰ"],
] as const)("In %s %s is a %s, %s", (locale, day, weekday, date) => {
  expect(formatWeekday(locale, day)).toBe(weekday);
  expect(formatDayOfYear(locale, day)).toBe(date);
});
