import type { LiveEvent } from "@sanjog/contract/live-event";
import type { SmallCard } from "@sanjog/contract/small-card";
import {
  type GoodNewsKind,
  isGoodNews,
  type NotificationKind,
  notificationKinds,
} from "@sanjog/domain/notifications/notification-kinds";
import type { Locale } from "@sanjog/i18n/locale";
import { firstNameFor } from "@sanjog/i18n/name-for";
import { type Moment, momentPath } from "../platform/moment-path.ts";
import { profilePath } from "../platform/profile-path.ts";

const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);

/** The page that each kind of good news opens. */
export const momentOf = {
  request_accepted: "connected",
  proposal_accepted: "matched",
} as const satisfies Record<GoodNewsKind, Moment>;

/**
 * Returns where a notification leads: to the person or, for good news, to its own page; to the home while the other
 * member is hidden.
 */
export function leadsTo(kind: string, member: { user_id: string } | null): string {
  if (!member) return "/home";
  if (isKnown(kind) && isGoodNews(kind)) return momentPath(momentOf[kind], member.user_id);
  return profilePath(member.user_id);
}

/** Returns the kind of a notification if this page knows its sentence, otherwise null. */
export const knownKind = (kind: string): NotificationKind | null => (isKnown(kind) ? kind : null);

/** Returns the members of a list whose first name, as the reader sees it, another member of the list has too. */
export function namesakesIn(members: readonly (SmallCard | null)[], locale: Locale): ReadonlySet<string> {
  const ids = new Map<string, Set<string>>();
  for (const member of members) {
    if (!member) continue;
    const name = firstNameFor(locale, member);
    ids.set(name, (ids.get(name) ?? new Set()).add(member.user_id));
  }
  return new Set([...ids.values()].filter(({ size }) => size > 1).flatMap((same) => [...same]));
}

const calm_pages = ["/home", "/suggestion", "/notifications", "/summary-details"];

/** Returns whether good news may open its page by itself: never over a form or a page where the member is typing. */
export function mayOpenMoment(pathname: string): boolean {
  return calm_pages.includes(pathname) || pathname.startsWith("/view-profile/");
}

const between_members = ["connections", "suggestions", "shortlist", "member_profile"];
const everything = ["notifications", "good_news", ...between_members, "proposals", "user"];

/**
 * Returns which queries an event makes stale, by the first part of their keys. A bare count that has grown means that
 * events were missed while the connection was down; any other bare count means that a notification was read in another tab.
 */
export function staleAfterNews({ kind, unread }: LiveEvent, known: number | undefined): readonly string[] {
  if (kind === "unread") {
    if (known === undefined || known === unread) return [];
    return unread > known ? everything : ["notifications"];
  }
  if (kind === "proposal_accepted" || !isKnown(kind)) return everything;
  const news = isGoodNews(kind) ? ["good_news"] : [];
  return ["notifications", ...news, ...between_members, "proposals"];
}
