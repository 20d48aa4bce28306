/** A day without a time zone, written YYYY-MM-DD. */
export type DateOnly = string;

/** Decisions §11: ages are counted by India's calendar, wherever the member lives. */
export const india_time_zone = "Asia/Kolkata";

export const minute_ms = 60_000;
export const hour_ms = 60 * minute_ms;
export const day_ms = 24 * hour_ms;

/** Returns the moment that many milliseconds before another. */
export function momentBefore(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Returns the moment that many milliseconds after another. */
export function momentAfter(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

/** Returns whether the text is an existing day: 2023-02-29 is not. */
export function isDateOnly(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** Cached, since creating a formatter takes longer than the rest of the work for a page of members. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(time_zone: string): Intl.DateTimeFormat {
  let format = formats.get(time_zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", {
      timeZone: time_zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(time_zone, format);
  }
  return format;
}

/** Caches the last result: a page of members needs the day of the same moment dozens of times. */
let known = { moment: Number.NaN, time_zone: "", day: "" };

/** Returns the day of `now` in a time zone. */
export function dayIn(now: Date, time_zone: string): DateOnly {
  const moment = now.getTime();
  if (known.moment !== moment || known.time_zone !== time_zone) {
    // No locale writes YYYY-MM-DD in every browser: WebKit writes MM/DD/YYYY where Chromium does not.
    const parts = formatIn(time_zone).formatToParts(now);
    const valueOf = (part: "year" | "month" | "day") => parts.find(({ type }) => type === part)?.value;
    known = { moment, time_zone, day: `${valueOf("year")}-${valueOf("month")}-${valueOf("day")}` };
  }
  return known.day;
}

/**
 * Returns the completed years between a birth date and a day. A birthday on 29 February falls on 1 March in other
 * years.
 */
export function ageOn(dob: DateOnly, today: DateOnly): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** Returns the age shown to members, by India's calendar. */
export function ageAt(dob: DateOnly, now: Date): number {
  return ageOn(dob, dayIn(now, india_time_zone));
}

/** Returns the same day that many years earlier; 29 February becomes 28 February in other years. */
export function yearsBefore(day: DateOnly, years: number): DateOnly {
  const moved = `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}`;
  return isDateOnly(moved) ? moved : `${moved.slice(0, 5)}02-28`;
}

/** Returns the range of birth dates of everyone between two ages (inclusive) on a day. */
export function bornBetween(
  age_min: number,
  age_max: number,
  today: DateOnly,
): { from: DateOnly; to: DateOnly } {
  const eve = new Date(`${yearsBefore(today, age_max + 1)}T00:00:00Z`);
  return {
    from: new Date(eve.getTime() + day_ms).toISOString().slice(0, 10),
    to: yearsBefore(today, age_min),
  };
}

/** Returns the days since 1970-01-01, the form in which SQL compares birth dates. */
export function dayNumber(day: DateOnly): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / day_ms);
}

/** Returns the next day. */
export function dayAfter(day: DateOnly): DateOnly {
  return new Date(Date.parse(`${day}T00:00:00Z`) + day_ms).toISOString().slice(0, 10);
}

/** Returns the moment at which a day begins in India, which has the same time the whole year. */
export function beginningOf(day: DateOnly): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
