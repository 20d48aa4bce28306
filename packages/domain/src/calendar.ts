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

/**
 * India has the same time the whole year. The first date format of a page takes 20 ms and more on a phone, and many
 * screens begin with an age.
 */
const ahead_in_india_ms = 5.5 * hour_ms;

/** Returns the day of a moment in India. */
export function dayInIndia(moment: Date): DateOnly {
  return momentAfter(moment, ahead_in_india_ms).toISOString().slice(0, 10);
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
  return ageOn(dob, dayInIndia(now));
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
  return new Date(Date.parse(`${day}T00:00:00Z`) - ahead_in_india_ms);
}
