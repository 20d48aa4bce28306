import { day_ms } from "../calendar.ts";
import { messageQuotas, quotaWait } from "./message-quotas.ts";

/** The time over which the SMS that the operator pays for are counted. */
export const sms_counted_ms = day_ms;

/** What decides whether one more code may go by SMS. `to_number` are the moments of the codes to this number. */
export type SmsCount = { is_served: boolean; in_all: number; to_number: readonly Date[] };

/** Returns whether the day has room for one more SMS. */
export function hasSmsLeft(in_all: number, most_a_day: number): boolean {
  return in_all < most_a_day;
}

/**
 * Returns whether a code may go to a number by SMS: its country is served, the number has had few, and the day has room. Only codes are
 * held back, because strangers can ask for them; a notice of a changed address must reach its owner on such a day too.
 */
export function maySendCodeBySms(
  { is_served, in_all, to_number }: SmsCount,
  most_a_day: number,
  now: Date,
): boolean {
  return (
    is_served && hasSmsLeft(in_all, most_a_day) && quotaWait(to_number, messageQuotas.code_by_sms, now) === 0
  );
}
