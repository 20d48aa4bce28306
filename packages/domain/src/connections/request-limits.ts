import { day_ms } from "../calendar.ts";
import { err, ok, type Result } from "../result.ts";

/** Decisions §6: the limits of new requests per day, and on a member's first day. */
export const requests_per_day = 20;
export const requests_on_first_day = 5;
/** The daily limit of a member who sends requests to nearly everybody and is rejected by nearly everybody. */
export const requests_when_slowed = 5;

/** How far back responses count. */
export const answers_window_ms = 30 * day_ms;
/** Fewer responses than this say nothing about the sender. */
const many_sent = 30;
const many_rejected = 15;
/** Below this percentage of acceptances, the lower limit applies. */
const few_accepted_percent = 10;

/**
 * A member's own requests: those of the last day, and the responses within `answers_window_ms` as far as the sender
 * knows them.
 */
export type RequestsSent = { today: number; lately: number; accepted: number; rejected: number };

/**
 * Returns how many requests a member may send per day. Unanswered requests do not count: a family may take its time.
 */
export function requestsADay(sent: RequestsSent, member_since: Date, now: Date): number {
  if (isFirstDay(member_since, now)) return requests_on_first_day;
  return isSlowed(sent) ? requests_when_slowed : requests_per_day;
}

/** Judges the daily limit. A request that accepts the other member's does not count. */
export function judgeDailyLimit(sent: RequestsSent, member_since: Date, now: Date): Result {
  const most = requestsADay(sent, member_since, now);
  if (sent.today < most) return ok(null);
  if (isFirstDay(member_since, now)) return err("requests_enough_first_day");
  return err(most < requests_per_day && isSlowed(sent) ? "requests_slowed" : "request_limit_reached");
}

function isFirstDay(member_since: Date, now: Date): boolean {
  return now.getTime() - member_since.getTime() < day_ms;
}

function isSlowed({ lately, accepted, rejected }: RequestsSent): boolean {
  const few = accepted * 100 < (accepted + rejected) * few_accepted_percent;
  return lately >= many_sent && rejected >= many_rejected && few;
}
