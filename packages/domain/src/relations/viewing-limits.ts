import { day_ms } from "../calendar.ts";

/** The kinds of views that are counted: cards and profiles of strangers, and pictures. */
export type ViewKind = "card" | "profile" | "picture";

/** The daily limit of different views; repeated views are not counted. No member needs to read about more people. */
const mostOfAll = { card: 300, profile: 200, picture: 400 } as const satisfies Record<ViewKind, number>;
/** Accounts made for collecting data are young. */
const mostOfNewcomers = { card: 100, profile: 50, picture: 100 } as const satisfies Record<ViewKind, number>;
export const newcomer_ms = 7 * day_ms;

/** A day begins with its first view. */
export const views_day_ms = day_ms;
/** At this share of the limit the operator is notified. */
const alert_share = 0.8;

/** Returns how many different views a member has per day. */
export function mostViews(kind: ViewKind, member_since: Date, now: Date): number {
  const newcomer = now.getTime() - member_since.getTime() < newcomer_ms;
  return (newcomer ? mostOfNewcomers : mostOfAll)[kind];
}

/** Returns whether the last `added` of `count` views reached the share at which the operator is notified. */
export function isAlert(count: number, added: number, most: number): boolean {
  const told = Math.ceil(most * alert_share);
  return count >= told && count - added < told;
}

/**
 * Returns the last page of suggestions that an account may open in its first week, which grows each day by one day's
 * cards; null afterwards. Otherwise a series of new accounts could each read another part of the list.
 */
export function deepestPage(per_page: number, member_since: Date, now: Date): number | null {
  const age_ms = now.getTime() - member_since.getTime();
  if (age_ms >= newcomer_ms) return null;
  const days = Math.floor(age_ms / day_ms) + 1;
  return Math.max(1, Math.floor((days * mostOfNewcomers.card) / per_page));
}

/** The limit of list pages per quarter of an hour. */
export const most_pages = 300;
export const pages_seconds = 900;
