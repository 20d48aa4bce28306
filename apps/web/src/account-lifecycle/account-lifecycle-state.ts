import { mayAct, type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { readersDay } from "@sanjog/i18n/format-time";

/** Returns what the page offers: a pause to visible members, its end to paused members, neither to others. */
export function breakOffer(status: number): "pause" | "resume" | null {
  if (mayAct(status as ProfileStatus)) return "pause";
  return status === profileStatus.paused ? "resume" : null;
}

/** Returns how many midnights of the reader's calendar lie between two moments. */
export function daysSince(moment: string, now: Date): number {
  const day_ms = 86_400_000;
  return Math.max(
    0,
    Math.round((Date.parse(readersDay(now)) - Date.parse(readersDay(new Date(moment)))) / day_ms),
  );
}

type Session = { current: boolean; last_used_at: string };

/** Sorts this device first, then the others by their last use, the latest first. */
export function inOrder<S extends Session>(sessions: readonly S[]): S[] {
  return sessions.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at),
  );
}

/** Returns the latest consent for each document, which is the one that counts, from a list with the newest first. */
export function latestOf<C extends { document: string }>(newest_first: readonly C[]): C[] {
  return newest_first.filter(
    ({ document }, i) => newest_first.findIndex((other) => other.document === document) === i,
  );
}

/** Returns bytes as megabytes with one decimal; at least 0.1. */
export function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / 1_000_000).toFixed(1);
}
