import { describe, expect, test } from "vitest";
import {
  ageAt,
  ageOn,
  beginningOf,
  bornBetween,
  day_ms,
  dayInIndia,
  dayNumber,
  india_time_zone,
  isDateOnly,
  yearsBefore,
} from "./calendar.ts";

describe("ages", () => {
  test.each([
    ["2008-11-21", "2026-11-21", 18],
    ["2008-11-22", "2026-11-21", 17],
    ["1946-11-21", "2026-11-21", 80],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
    ["2008-02-29", "2028-02-29", 20],
  ])("one born on %s is, on %s, %i years old", (dob, today, age) => {
    expect(ageOn(dob, today)).toBe(age);
  });

  test("a birthday begins when it begins in India", () => {
    expect(ageAt("2008-11-21", new Date("2026-11-20T18:29:59Z"))).toBe(17);
    expect(ageAt("2008-11-21", new Date("2026-11-20T18:30:00Z"))).toBe(18);
  });
});

describe("days", () => {
  test("a day that does not exist is no date", () => {
    expect(["2024-02-29", "2023-02-29", "2023-13-01", "23-1-1", "2023-04-31", ""].map(isDateOnly)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test.each([
    ["2026-11-20T18:29:59.999Z", "2026-11-20"],
    ["2026-11-20T18:30:00.000Z", "2026-11-21"],
    ["2026-12-31T20:00:00.000Z", "2027-01-01"],
    ["2028-02-28T23:00:00.000Z", "2028-02-29"],
  ])("at %s it is %s in India", (moment, day) => {
    expect(dayInIndia(new Date(moment))).toBe(day);
    expect(dayInIndia(new Date(moment))).toBe(
      new Intl.DateTimeFormat("sv-SE", { timeZone: india_time_zone }).format(new Date(moment)),
    );
  });

  test("a day begins in India five and a half hours before it begins in Greenwich", () => {
    expect(beginningOf("2026-11-21").toISOString()).toBe("2026-11-20T18:30:00.000Z");
  });

  test("years before a leap day fall on the 28th where there is none", () => {
    expect(yearsBefore("2028-02-29", 18)).toBe("2010-02-28");
    expect(yearsBefore("2028-02-29", 20)).toBe("2008-02-29");
  });

  test("days are numbered from 1970", () => {
    expect(dayNumber("1970-01-02")).toBe(1);
  });
});

test("a range of ages holds exactly the birth dates of those ages", () => {
  for (const today of ["2026-11-21", "2028-02-29", "2026-03-01", "2026-02-28"]) {
    const { from, to } = bornBetween(21, 28, today);
    for (let day = dayNumber(from) - 400; day < dayNumber(to) + 400; day += 1) {
      const dob = new Date(day * day_ms).toISOString().slice(0, 10);
      const within = ageOn(dob, today) >= 21 && ageOn(dob, today) <= 28;
      expect(from <= dob && dob <= to, `${dob} on ${today}`).toBe(within);
    }
  }
});
