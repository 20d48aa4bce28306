import { poll_stops_after_ms } from "@sanjog/domain/accounts/verification";

export type PollState = {
  every_ms: number;
  /** When the member opened WhatsApp, or last asked to check again. */
  started_at: number;
  now: number;
  /** The wait before the latest response. */
  waited_ms: number;
};

/** The error of a poll: its status, 0 without a network, and the Retry-After of the server. */
export type PollError = { status: number; retry_after_seconds: number | null };

const longest_wait_ms = 30_000;

/** Returns the milliseconds until the next poll; null when polling ends. */
export function nextPoll({ every_ms, started_at, now, waited_ms }: PollState, error: PollError | null) {
  if (now - started_at >= poll_stops_after_ms) return null;
  if (!error) return every_ms;
  const asked_for = (error.retry_after_seconds ?? 0) * 1_000;
  if (error.status === 429 || error.status >= 500 || error.status === 0)
    return Math.max(asked_for, Math.min(waited_ms * 2, longest_wait_ms));
  return null;
}
