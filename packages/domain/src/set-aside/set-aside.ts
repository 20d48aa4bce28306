import { type DateOnly, day_ms, dayInIndia, momentAfter, momentBefore } from "../calendar.ts";
import { err, ok, type Result } from "../result.ts";

/** Decisions §5: for how many days "Not now" keeps a member out of the viewer's suggestions. */
export const set_aside_days = 30;
const set_aside_ms = set_aside_days * day_ms;

/** How many members somebody can have put aside at a time; the daily limits on cards allow fewer in 30 days. */
export const set_aside_max = 10_000;

/** Returns the moment after which a member must have been put aside for it to still count. */
export function setAsideSince(now: Date): Date {
  return momentBefore(now, set_aside_ms);
}

/** Returns whether a member who was put aside at that moment still is; null if never. */
export function isSetAside(set_aside_at: Date | null, now: Date): boolean {
  return set_aside_at !== null && set_aside_at > setAsideSince(now);
}

/** Returns the day, in India, on which the member returns to the suggestions. */
export function backOn(set_aside_at: Date): DateOnly {
  return dayInIndia(momentAfter(set_aside_at, set_aside_ms));
}

/** Refuses another member beside `others` who are put aside already; the one in question does not count. */
export function judgeSetAsideLimit(others: number): Result {
  return others < set_aside_max ? ok(null) : err("set_aside_full");
}
