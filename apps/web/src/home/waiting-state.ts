import type { RequestRow } from "@sanjog/contract/request-row";
import { type DateOnly, dayIn, dayNumber, india_time_zone } from "@sanjog/domain/calendar";
import { lapseDay } from "../proposals/proposal-state.ts";

/** How a family names the day of a request. */
export type NamedDay = "today" | "yesterday" | "weekday" | "date";

/** Returns how to name a day; `today` is a day of the same calendar. */
export function namedDay(day: DateOnly, today: DateOnly): NamedDay {
  const ago = dayNumber(today) - dayNumber(day);
  if (ago <= 0) return "today";
  if (ago === 1) return "yesterday";
  return ago < 7 ? "weekday" : "date";
}

/** Returns the days on which a proposal that was sent on this day can still be answered; 0 on the last one. */
export function daysLeft(sent_at: DateOnly, today: DateOnly): number {
  return Math.max(0, dayNumber(lapseDay(sent_at)) - dayNumber(today));
}

/** Returns the present day in the calendar of the days that the server sends. */
export const serverDay = (now = new Date()): DateOnly => dayIn(now, india_time_zone);

/** A row that waits for an answer, or one that has just been declined. */
export type WaitingRow = { kind: "request" | "proposal"; row: RequestRow };
export type DeclinedRow = WaitingRow & { at: number };

/** Returns the rows with those just declined in the place where they were. */
export function withDeclined(
  rows: readonly WaitingRow[],
  declined: readonly DeclinedRow[],
): (WaitingRow & { declined: boolean })[] {
  const ids = new Set(declined.map(({ row }) => row.id));
  const shown = rows
    .filter(({ row }) => !ids.has(row.id))
    .map((waiting) => ({ ...waiting, declined: false }));
  for (const { at, ...gone } of declined.toSorted((a, b) => a.at - b.at))
    shown.splice(Math.min(at, shown.length), 0, { ...gone, declined: true });
  return shown;
}
