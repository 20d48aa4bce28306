import { day_ms } from "../calendar.ts";

/** What is looked at and counted: the profiles that a member opens, and the pictures that are shown to them. */
export type ViewKind = "profile" | "picture";

/** So many different ones in a day; what was seen already is not counted again. Nobody reads more about two hundred people. */
const mostOfAll = { profile: 200, picture: 400 } as const satisfies Record<ViewKind, number>;
/** An account that was made to collect is young. */
const mostOfNewcomers = { profile: 50, picture: 100 } as const satisfies Record<ViewKind, number>;
export const newcomer_ms = 7 * day_ms;

/** A day begins with the first view of it. */
export const views_day_ms = day_ms;
/** At this share of what is allowed, whoever runs the house hears of it. */
const alert_share = 0.8;

/** How many different ones a member may see in a day. */
export function mostViews(kind: ViewKind, member_since: Date, now: Date): number {
  const newcomer = now.getTime() - member_since.getTime() < newcomer_ms;
  return (newcomer ? mostOfNewcomers : mostOfAll)[kind];
}

/** Whether this view is the one that is told. */
export function isAlert(count: number, most: number): boolean {
  return count === Math.ceil(most * alert_share);
}

/** Pages of lists in a quarter of an hour. */
export const most_pages = 300;
export const pages_seconds = 900;
