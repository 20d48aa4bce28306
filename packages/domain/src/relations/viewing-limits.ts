import { day_ms } from "../calendar.ts";

/** What is looked at and counted: strangers' cards and profiles that a member is shown, and pictures. */
export type ViewKind = "card" | "profile" | "picture";

/** So many different ones in a day; what was seen already is not counted again. Nobody reads more about two hundred people. */
const mostOfAll = { card: 300, profile: 200, picture: 400 } as const satisfies Record<ViewKind, number>;
/** An account that was made to collect is young. */
const mostOfNewcomers = { card: 100, profile: 50, picture: 100 } as const satisfies Record<ViewKind, number>;
export const newcomer_ms = 7 * day_ms;

/** A day begins with the first view of it. */
export const views_day_ms = day_ms;
/** At this share of what is allowed, anyone who runs the app hears of it. */
const alert_share = 0.8;

/** How many different ones a member may see in a day. */
export function mostViews(kind: ViewKind, member_since: Date, now: Date): number {
  const newcomer = now.getTime() - member_since.getTime() < newcomer_ms;
  return (newcomer ? mostOfNewcomers : mostOfAll)[kind];
}

/** Returns whether the last `added` of `count` views reach the share that is told. */
export function isAlert(count: number, added: number, most: number): boolean {
  const told = Math.ceil(most * alert_share);
  return count >= told && count - added < told;
}

/**
 * Returns the last page of suggestions that an account may open in its first week: one more day's cards with each day.
 * A row of new accounts would otherwise each read another part of the list. Null where there is no such bound.
 */
export function deepestPage(per_page: number, member_since: Date, now: Date): number | null {
  const age_ms = now.getTime() - member_since.getTime();
  if (age_ms >= newcomer_ms) return null;
  const days = Math.floor(age_ms / day_ms) + 1;
  return Math.max(1, Math.floor((days * mostOfNewcomers.card) / per_page));
}

/** Pages of lists in a quarter of an hour. */
export const most_pages = 300;
export const pages_seconds = 900;
