import { mayAct, type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";

/** Returns what the page offers: a pause to visible members, its end to paused members, neither to others. */
export function breakOffer(status: number): "pause" | "resume" | null {
  if (mayAct(status as ProfileStatus)) return "pause";
  return status === profileStatus.paused ? "resume" : null;
}

/** Returns the day of a moment in the reader's time zone, as YYYY-MM-DD. */
export function localDay(moment: string | Date): string {
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

type Session = { current: boolean; last_used_at: string };

/** Sorts this device first, then the others by their last use, the latest first. */
export function inOrder<S extends Session>(sessions: readonly S[]): S[] {
  return sessions.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at),
  );
}

type Consent = { document: string; given_at: string };

/** Returns the latest consent for each document, which is the one that counts. */
export function latestOf<C extends Consent>(consents: readonly C[]): C[] {
  const newest_first = consents.toSorted((a, b) => b.given_at.localeCompare(a.given_at));
  return newest_first.filter(
    ({ document }, i) => newest_first.findIndex((other) => other.document === document) === i,
  );
}

/** Returns bytes as megabytes with one decimal; at least 0.1. */
export function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / 1_000_000).toFixed(1);
}
