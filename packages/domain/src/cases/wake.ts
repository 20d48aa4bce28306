import { hour_ms, minute_ms, momentAfter } from "../calendar.ts";
import { type CaseCause, decideWithin } from "./case.ts";

/** A case with a shorter clock wakes the people on call at any hour. */
const waking_clock_ms = 3 * hour_ms;
const wake_again_ms = 20 * minute_ms;

/** How often one person is woken within an hour for reports of members, however many reports somebody sends. */
export const most_wakes_an_hour = 12;

/** Returns whether the limit holds back a case. Orders and reports of confirmed addresses always wake. */
export function wakesAreLimited({ reporter_id }: { reporter_id: string | null }): boolean {
  return reporter_id !== null;
}

/** Returns whether a case wakes the people on call: an intimate picture, an impersonation, and an order of an authority. */
export function wakesOnCall(cause: CaseCause): boolean {
  return decideWithin(cause) <= waking_clock_ms;
}

/** Returns when a case that nobody has taken wakes again: every twenty minutes from its first time, without those missed. */
export function nextWake(due: Date, now: Date): Date {
  const missed = Math.max(0, Math.floor((now.getTime() - due.getTime()) / wake_again_ms));
  return momentAfter(due, (missed + 1) * wake_again_ms);
}
