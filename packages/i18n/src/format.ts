import { dayInIndia } from "@sanjog/domain/calendar";
import { poundsFrom } from "@sanjog/domain/profiles/weight";
import type { Locale } from "./locale.ts";

/** Own month names, since browsers' data for `pa` is unreliable. */
export const months: Record<Locale, readonly string[]> = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  pb: ["ਜਨਵਰੀ", "ਫ਼ਰਵਰੀ", "ਮਾਰਚ", "ਅਪ੍ਰੈਲ", "ਮਈ", "ਜੂਨ", "ਜੁਲਾਈ", "ਅਗਸਤ", "ਸਤੰਬਰ", "ਅਕਤੂਬਰ", "ਨਵੰਬਰ", "ਦਸੰਬਰ"],
};

/** Own names of the days, for the same reason; the week begins on Sunday, as in `Date.getUTCDay`. */
const weekdays: Record<Locale, readonly string[]> = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  pb: ["ਐਤਵਾਰ", "ਸੋਮਵਾਰ", "ਮੰਗਲਵਾਰ", "ਬੁੱਧਵਾਰ", "ਵੀਰਵਾਰ", "ਸ਼ੁੱਕਰਵਾਰ", "ਸ਼ਨਿੱਚਰਵਾਰ"],
};

/** Returns the name of a day of the week from YYYY-MM-DD. */
export function formatWeekday(locale: Locale, day: string): string {
  return weekdays[locale][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? day;
}

/** Returns a day without its year, such as "12 March", from YYYY-MM-DD; other text unchanged. */
export function formatDayOfYear(locale: Locale, day: string): string {
  return formatDate(locale, day).replace(/ \d{4}$/, "");
}

/** Returns a day such as "12 Mar", for narrow columns; Punjabi names of months stay whole. */
export function formatShortDay(locale: Locale, day: string): string {
  const words = formatDayOfYear(locale, day);
  return locale === "en" ? words.replace(/^(\d+ \p{L}{3})\p{L}*$/u, "$1") : words;
}

/**
 * Returns a day such as "12 March 1999" from YYYY-MM-DD, or the day in India of a moment such as
 * "1999-03-12T20:00:00.000Z"; other text unchanged. Mails name the day in India as well.
 */
export function formatDate(locale: Locale, day: string): string {
  const moment = day.includes("T") ? new Date(day) : null;
  const given = moment && !Number.isNaN(moment.getTime()) ? dayInIndia(moment) : day;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(given) ?? [];
  const name = months[locale][Number(month) - 1];
  return name ? `${Number(date)} ${name} ${year}` : day;
}

/** Returns the same without the year when that is the present one: "12 March" in the year itself. */
export function formatNearDate(locale: Locale, day: string, now = new Date()): string {
  const date = formatDate(locale, day);
  return date.endsWith(` ${dayInIndia(now).slice(0, 4)}`) ? date.slice(0, -5) : date;
}

/** Returns a height such as "5 ft 4 in". */
export function formatHeight(locale: Locale, height: { feet: number; inches: number }): string {
  const [feet, inches] = locale === "pb" ? ["ਫੁੱਟ", "ਇੰਚ"] : ["ft", "in"];
  return `${height.feet} ${feet}${height.inches > 0 ? ` ${height.inches} ${inches}` : ""}`;
}

/** Returns a weight in kilograms with the pounds beside it, such as "72 kg (159 lb)". */
export function formatWeight(locale: Locale, kilos: number): string {
  const pounds = poundsFrom(kilos);
  return locale === "pb" ? `${kilos} ਕਿਲੋ (${pounds} ਪੌਂਡ)` : `${kilos} kg (${pounds} lb)`;
}
