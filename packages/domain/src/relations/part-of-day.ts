/** The four parts in which families count a day. */
export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

const hourFormats = new Map<string, Intl.DateTimeFormat>();

function hourIn(now: Date, time_zone: string): number {
  let format = hourFormats.get(time_zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone: time_zone });
    hourFormats.set(time_zone, format);
  }
  return Number(format.format(now));
}

/** Returns the part of the day in a time zone. Night lasts from 9 in the evening until 5 in the morning. */
export function partOfDay(now: Date, time_zone: string): PartOfDay {
  const hour = hourIn(now, time_zone);
  if (hour >= 21 || hour < 5) return "night";
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}

export type PartsOfDay = { here: PartOfDay; there: PartOfDay };

/**
 * Returns the parts of the day for a viewer and for a connection whose place keeps these times, so that nobody calls at
 * night by mistake. Returns null where both have the same part, where the place's times disagree, and where no time is
 * known.
 */
export function partsOfDay(now: Date, here: string, there: readonly string[]): PartsOfDay | null {
  const own = partOfDay(now, here);
  const parts = new Set(there.map((zone) => partOfDay(now, zone)));
  const [part] = parts;
  return part === undefined || parts.size > 1 || part === own ? null : { here: own, there: part };
}
