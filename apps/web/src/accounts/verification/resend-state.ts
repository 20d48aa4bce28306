import { resend_wait_fallback_seconds } from "@sanjog/domain/accounts/verification";

const minute = 60;
const hour = 60 * minute;
/** Above this limit the countdown shows hours. */
const told_in_minutes = 2 * hour;

/** Returns the time when a code may be sent again, in the form in which it is stored. */
export function resendAt(wait_seconds: number, now: number): string {
  return String(now + wait_seconds * 1_000);
}

/** Returns the seconds until a stored time, at least 0. An unreadable value counts as the fallback of §4. */
export function secondsLeft(stored: string, now: number): number {
  const at = Number(stored);
  if (!stored || !Number.isFinite(at)) return resend_wait_fallback_seconds;
  return Math.max(0, Math.ceil((at - now) / 1_000));
}

export type WaitText =
  | { key: "resend_in"; values: { seconds: number } }
  | { key: "resend_in_minutes"; values: { minutes: number } }
  | { key: "resend_in_hours"; values: { hours: number } };

/** Returns the text key and its number for a wait. */
export function waitText(seconds: number): WaitText {
  if (seconds <= minute) return { key: "resend_in", values: { seconds } };
  if (seconds <= told_in_minutes)
    return { key: "resend_in_minutes", values: { minutes: Math.ceil(seconds / minute) } };
  return { key: "resend_in_hours", values: { hours: Math.ceil(seconds / hour) } };
}
