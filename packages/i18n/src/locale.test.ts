import { expect, test } from "vitest";
import { formatDate, formatHeight } from "./format.ts";
import { formatNumber } from "./format-number.ts";
import { readersDay } from "./format-time.ts";
import { localeFromHeader } from "./locale.ts";

test.each([
  ["pb", "pb"],
  ["pa", "pb"],
  ["pa-IN", "pb"],
  ["pa-Guru", "pb"],
  ["en", "en"],
  ["de-DE,de;q=0.9", "en"],
  ["en;q=0.5, pa;q=0.9", "pb"],
  ["pa;q=0, en", "en"],
  ["", "en"],
  [undefined, "en"],
] as const)("a reader who asks for %s reads %s", (header, locale) => {
  expect(localeFromHeader(header)).toBe(locale);
});

test("a date carries the month's own name in both languages", () => {
  expect(formatDate("en", "1999-03-12")).toBe("12 March 1999");
  expect(formatDate("pb", "1999-03-02")).toBe("2 ਮਾਰਚ 1999");
  expect(formatDate("en", "soon")).toBe("soon");
});

test.each([
  ["2026-11-23T18:29:59.000Z", "23 November 2026"],
  ["2026-11-23T18:30:00.000Z", "24 November 2026"],
  ["2026-12-31T20:00:00.000Z", "1 January 2027"],
])("the moment %s is read as the day in India, as mails name it", (moment, day) => {
  expect(formatDate("en", moment)).toBe(day);
});

test("large numbers are grouped by lakh and crore", () => {
  expect([999, 1000, 123456, 12345678].map(formatNumber)).toEqual([
    "999",
    "1,000",
    "1,23,456",
    "1,23,45,678",
  ]);
});

test("a height names feet and inches", () => {
  expect(formatHeight("en", { feet: 5, inches: 4 })).toBe("5 ft 4 in");
  expect(formatHeight("pb", { feet: 5, inches: 4 })).toBe("5 ਫੁੱਟ 4 ਇੰਚ");
  expect(formatHeight("en", { feet: 6, inches: 0 })).toBe("6 ft");
});

test("a day is the reader's own", () => {
  expect(readersDay(new Date(2026, 10, 21, 0, 5))).toBe("2026-11-21");
  expect(readersDay(new Date(2026, 0, 2, 23, 55))).toBe("2026-01-02");
});
