import { day_ms, hour_ms, momentBefore } from "../calendar.ts";

/** What a running service is looked after for. */
export const watchedParts = ["mail", "whatsapp", "pictures", "disk", "outbox", "backup"] as const;
export type WatchedPart = (typeof watchedParts)[number];

/** A part that did not work when it was last looked at; `told_at` is null until the operator was told. */
export type Trouble = { since: Date; told_at: Date | null };
export type NotificationText = "began" | "lasts" | "over";

const repeat_after_ms = 6 * hour_ms;

/** What the operator is told of a part, and what is remembered of it. */
export function judgeTrouble(
  before: Trouble | null,
  works: boolean,
  now: Date,
): { notify: NotificationText | null; next: Trouble | null } {
  if (works) return { notify: before?.told_at ? "over" : null, next: null };
  // Much passes by itself within minutes, so the first sight of it is only noted.
  if (!before) return { notify: null, next: { since: now, told_at: null } };
  if (!before.told_at) return { notify: "began", next: { ...before, told_at: now } };
  if (now.getTime() - before.told_at.getTime() < repeat_after_ms) return { notify: null, next: before };
  return { notify: "lasts", next: { ...before, told_at: now } };
}

/** Nine o'clock in India, in UTC. */
const morning_ms = 3.5 * hour_ms;

/** The last nine o'clock in the morning in India, when what waits is told. */
export function lastMorning(now: Date): Date {
  return momentBefore(now, (now.getTime() - morning_ms) % day_ms);
}

/** A backup is made every night, at a time that may differ a little. */
const backup_late_after_ms = 26 * hour_ms;

/** Whether the last backup is too old; a service without one gets as long from its beginning. */
export function isBackupLate(
  { made_at, service_began_at }: { made_at: Date | null; service_began_at: Date | null },
  now: Date,
): boolean {
  const from = made_at ?? service_began_at;
  return from !== null && now.getTime() - from.getTime() > backup_late_after_ms;
}

/** Less room than this on the disk is trouble: pictures and the database grow by it in a busy week. */
export const least_free_bytes = 2e9;
