import { day_ms, hour_ms, momentBefore } from "../calendar.ts";

/** The parts of a running service that are monitored. */
export const watchedParts = [
  "mail",
  "whatsapp",
  "whatsapp_standing",
  "sms",
  "sms_limit",
  "pictures",
  "disk",
  "outbox",
  "backup",
  "on_call",
] as const;
export type WatchedPart = (typeof watchedParts)[number];

/** A part that failed its last check; `told_at` is null until the operator was notified. */
export type Trouble = { since: Date; told_at: Date | null };
export type NotificationText = "began" | "lasts" | "over";

const repeat_after_ms = 6 * hour_ms;

/** Returns the notification to the operator about a part, and the state to store. */
export function judgeTrouble(
  before: Trouble | null,
  works: boolean,
  now: Date,
): { notify: NotificationText | null; next: Trouble | null } {
  if (works) return { notify: before?.told_at ? "over" : null, next: null };
  // Many failures end by themselves within minutes, so the first failed check is only recorded.
  if (!before) return { notify: null, next: { since: now, told_at: null } };
  if (!before.told_at) return { notify: "began", next: { ...before, told_at: now } };
  if (now.getTime() - before.told_at.getTime() < repeat_after_ms) return { notify: null, next: before };
  return { notify: "lasts", next: { ...before, told_at: now } };
}

/** Nine o'clock in India, in UTC. */
const morning_ms = 3.5 * hour_ms;

/** Returns the last nine o'clock in the morning in India, when pending matters are reported. */
export function lastMorning(now: Date): Date {
  return momentBefore(now, (now.getTime() - morning_ms) % day_ms);
}

/** Backups run every night, at a time that may vary a little. */
const backup_late_after_ms = 26 * hour_ms;

/** Returns whether the last backup is too old. A service without one has the same time from its start. */
export function isBackupLate(
  { made_at, service_began_at }: { made_at: Date | null; service_began_at: Date | null },
  now: Date,
): boolean {
  const from = made_at ?? service_began_at;
  return from !== null && now.getTime() - from.getTime() > backup_late_after_ms;
}

/** Less free disk space than this is a failure: pictures and the database grow by that much in a busy week. */
export const least_free_bytes = 2e9;
