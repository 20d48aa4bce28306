import { type DateOnly, minute_ms } from "@sanjog/domain/calendar";
import type { Locale } from "./locale.ts";

/** Returns the day in the reader's time zone, which a date beside a time of day needs. */
export function readersDay(at: Date): DateOnly {
  return new Date(at.getTime() - at.getTimezoneOffset() * minute_ms).toISOString().slice(0, 10);
}

/** Returns the time of day in the reader's time zone, such as "8:05 pm"; in Punjabi "20:05". */
export function formatTime(locale: Locale, at: Date): string {
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, "0");
  return locale === "pb"
    ? `${hours}:${minutes}`
    : `${hours % 12 || 12}:${minutes} ${hours < 12 ? "am" : "pm"}`;
}
