import { type DateOnly, dayInIndia } from "../calendar.ts";

/** A quarter of a year by India's calendar, such as "2026-Q4". */
export type Quarter = `${number}-Q${1 | 2 | 3 | 4}`;

/** Returns the quarter of a day. */
export function quarterOf(day: DateOnly): Quarter {
  return `${Number(day.slice(0, 4))}-Q${Math.ceil(Number(day.slice(5, 7)) / 3) as 1 | 2 | 3 | 4}`;
}

/** Returns the quarter of a moment. */
export function quarterAt(now: Date): Quarter {
  return quarterOf(dayInIndia(now));
}

/** Returns the first day of a quarter. */
export function firstDayOf(quarter: Quarter): DateOnly {
  return `${quarter.slice(0, 4)}-${String(Number(quarter.slice(6)) * 3 - 2).padStart(2, "0")}-01`;
}

const last_days = ["03-31", "06-30", "09-30", "12-31"] as const;

/** Returns the last day of a quarter. */
export function lastDayOf(quarter: Quarter): DateOnly {
  return `${quarter.slice(0, 4)}-${last_days[Number(quarter.slice(6)) - 1]}`;
}
