import { type DateOnly, dayInIndia, dayNumber } from "@sanjog/domain/calendar";

/** Returns the present day in the calendar of the days that the server sends. */
export const serverDay = (now = new Date()): DateOnly => dayInIndia(now);

/** How a family names a day. */
export type NamedDay = "today" | "yesterday" | "weekday" | "date";

/** Returns how to name a day; `today` is a day of the same calendar. */
export function namedDay(day: DateOnly, today: DateOnly): NamedDay {
  const ago = dayNumber(today) - dayNumber(day);
  if (ago <= 0) return "today";
  if (ago === 1) return "yesterday";
  return ago < 7 ? "weekday" : "date";
}
