import { plainDigits } from "../text.ts";

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The digits of a typed day in three parts; what does not fit into one part belongs to the next. */
function partsOf(text: string): [day: string, month: string, year: string] {
  const [first = "", second = "", ...rest] = plainDigits(text).split(/\D+/);
  const from_month = first.slice(2) + second;
  const year = from_month.slice(2) + rest.join("");
  return [first.slice(0, 2), from_month.slice(0, 2), year.slice(0, 4)];
}

/** Returns a day as it is shown in a text field: 2000-04-14 as 14/04/2000, other text unchanged. */
export function writtenDay(value: string): string {
  const [, year, month, day] = iso.exec(value) ?? [];
  return year ? `${day}/${month}/${year}` : value;
}

/** Returns typed digits with a stroke after the day and after the month, so that nobody has to type one. */
export function strokedDay(text: string): string {
  if (iso.test(text)) return writtenDay(text);
  const [day, month, year] = partsOf(text);
  const strokes = plainDigits(text).replaceAll(/\d+/g, "").length;
  const has_month = month !== "" || day.length === 2 || strokes > 0;
  const has_year = year !== "" || month.length === 2 || strokes > 1;
  return `${day}${has_month && day ? "/" : ""}${month}${has_year && month ? "/" : ""}${year}`;
}

/** Returns a typed day as YYYY-MM-DD; while parts are missing the text itself, which is no valid day. */
export function typedDay(text: string): string {
  const [day, month, year] = partsOf(text);
  if (!day || !month || year.length < 4) return text;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
