import { day_ms, hour_ms, momentAfter } from "../calendar.ts";

/** What Meta lets the service do on WhatsApp: everything; everything, with a warning; nothing that can be relied on. */
export const whatsAppStandings = ["open", "warned", "closed"] as const;
export type WhatsAppStanding = (typeof whatsAppStandings)[number];

/** A standing as Meta tells it. `until` is when it is over at the latest; then WhatsApp is tried again. */
export type StandingNews = {
  standing: WhatsAppStanding;
  about: "account" | "quality";
  reason: string;
  until: Date | null;
};

const believed_ms = 7 * day_ms;
/** An error code may be of a temporary block; each later message that is refused closes again. */
const code_believed_ms = hour_ms;

/** The parts of Meta's `account_update` that say how the account stands. */
export type AccountUpdate = {
  event: string;
  ban_state: string | null;
  restrictions: readonly { type: string; until: Date | null }[];
};

const closing_restrictions: ReadonlySet<string> = new Set([
  "RESTRICTED_BIZ_INITIATED_MESSAGING",
  "RESTRICTED_CUSTOMER_INITIATED_MESSAGING",
]);
const ban_states: Readonly<Record<string, WhatsAppStanding>> = {
  DISABLE: "closed",
  SCHEDULE_FOR_DISABLE: "warned",
  REINSTATE: "open",
};

/** Returns the standing that an `account_update` tells; null if it tells none. */
export function standingFromAccount(update: AccountUpdate, at: Date): StandingNews | null {
  const { event, ban_state, restrictions } = update;
  const later = momentAfter(at, believed_ms);
  const news = (standing: WhatsAppStanding, reason: string, until: Date | null = later): StandingNews => ({
    standing,
    about: "account",
    reason,
    until: standing === "open" ? null : until,
  });
  if (event === "DISABLED_UPDATE") return news(ban_states[ban_state ?? ""] ?? "closed", ban_state ?? event);
  if (event === "ACCOUNT_DELETED") return news("closed", event);
  if (event === "ACCOUNT_VIOLATION") return news("warned", event);
  if (event !== "ACCOUNT_RESTRICTION") return null;
  const closing = restrictions.filter(({ type }) => closing_restrictions.has(type));
  const [first] = closing;
  if (!first) return news("warned", restrictions[0]?.type ?? event);
  const ends = closing.map(({ until }) => until ?? later).toSorted((a, b) => b.getTime() - a.getTime());
  return news("closed", first.type, ends[0]);
}

const quality_events: Readonly<Record<string, WhatsAppStanding>> = {
  FLAGGED: "warned",
  DOWNGRADE: "warned",
  UNFLAGGED: "open",
  UPGRADE: "open",
};

/** Returns the standing that a `phone_number_quality_update` tells; null if it tells none. */
export function standingFromQuality(event: string, at: Date): StandingNews | null {
  const standing = quality_events[event];
  if (!standing) return null;
  const until = standing === "open" ? null : momentAfter(at, believed_ms);
  return { standing, about: "quality", reason: event, until };
}

/** Meta's error codes by which it refuses the service as a whole: a temporary block for policy, and a locked account. */
const closing_codes: ReadonlySet<string> = new Set(["368", "131031"]);
/** Codes by which it refuses this message for good: country, number without WhatsApp, payment, registration, token. */
const refusing_codes: ReadonlySet<string> = new Set(["130497", "131026", "131042", "133010", "190"]);

/** Returns the standing that an error code of Meta tells; null for errors of single messages. */
export function standingFromCode(code: string, at: Date): StandingNews | null {
  if (!closing_codes.has(code)) return null;
  const until = momentAfter(at, code_believed_ms);
  return { standing: "closed", about: "account", reason: code, until };
}

/** Returns whether Meta has certainly not sent a message that it refused with this code, and will not: then an SMS is no second message. */
export function goesBySms(code: string): boolean {
  return closing_codes.has(code) || refusing_codes.has(code);
}

/** A standing as it is stored. `heard_at` is Meta's time of the news. */
export type StoredStanding = StandingNews & { since: Date; heard_at: Date };

/** Returns the standing in force: one that is over no longer counts. */
export function standingNow({ standing, until }: StandingNews, now: Date): WhatsAppStanding {
  return until !== null && until <= now ? "open" : standing;
}

/**
 * Returns the standing to store after news of this time; null if it changes nothing. News may come late, twice or in any order:
 * the newest counts. What is closed about the account is opened only by reinstatement or by its end: other news neither
 * softens nor shortens it.
 */
export function nextStanding(
  before: StoredStanding,
  news: StandingNews,
  heard_at: Date,
  now: Date,
): StoredStanding | null {
  if (heard_at < before.heard_at) return null;
  const current = standingNow(before, now);
  if (current === "closed" && news.about === "quality") return null;
  if (current === "closed" && before.about === "account" && news.standing !== "open") {
    if (news.standing === "warned") return null;
    return endsLater(news, before) ? { ...news, heard_at, since: before.since } : { ...before, heard_at };
  }
  if (current === "warned" && before.about === "account" && news.about === "quality") return null;
  return { ...news, heard_at, since: current === news.standing ? before.since : now };
}

function endsLater(one: StandingNews, other: StandingNews): boolean {
  return other.until !== null && (one.until === null || one.until > other.until);
}
