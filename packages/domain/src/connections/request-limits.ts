import { day_ms } from "../calendar.ts";
import { no, type Verdict, yes } from "../verdict.ts";

/** Decisions §6: new requests a day, and on a member's first day. */
export const requests_per_day = 20;
export const requests_on_first_day = 5;
/** A day's requests of one who asks nearly everybody and is refused by nearly everybody. */
export const requests_when_slowed = 5;

/** How far back the answers count; what is older is forgotten. */
export const answers_window_ms = 30 * day_ms;
/** Fewer than these say nothing about how somebody asks. */
const many_sent = 30;
const many_rejected = 15;
/** Of the answers, so many in a hundred are hardly any. */
const few_accepted_percent = 10;

/** A member's own requests: those of the last day, and how those of `answers_window_ms` went as far as the sender knows. */
export type RequestsSent = { today: number; lately: number; accepted: number; rejected: number };

/** How many requests a day a member may send. Silence counts for nothing: it may be a family that takes its time. */
export function requestsADay(sent: RequestsSent, member_since: Date, now: Date): number {
  if (isFirstDay(member_since, now)) return requests_on_first_day;
  return isSlowed(sent) ? requests_when_slowed : requests_per_day;
}

/** Judges the daily limit. A request that answers theirs is not counted. */
export function judgeDailyLimit(sent: RequestsSent, member_since: Date, now: Date): Verdict {
  const most = requestsADay(sent, member_since, now);
  if (sent.today < most) return yes(null);
  if (isFirstDay(member_since, now)) return no("requests_enough_first_day");
  return no(most < requests_per_day && isSlowed(sent) ? "requests_slowed" : "request_limit_reached");
}

function isFirstDay(member_since: Date, now: Date): boolean {
  return now.getTime() - member_since.getTime() < day_ms;
}

function isSlowed({ lately, accepted, rejected }: RequestsSent): boolean {
  const few = accepted * 100 < (accepted + rejected) * few_accepted_percent;
  return lately >= many_sent && rejected >= many_rejected && few;
}
