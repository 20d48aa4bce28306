import { day_ms, momentBefore } from "../calendar.ts";

/** A member gets at most one note about new families in this time. */
export const quiet_note_ms = 7 * day_ms;

/** A list of suggestions that stays empty for this long is answered by one letter. */
export const empty_list_ms = 30 * day_ms;

/** Returns the moment at or before which the last note must have been sent, so that another may be. */
export function lastNoteBefore(now: Date): Date {
  return momentBefore(now, quiet_note_ms);
}

/** Returns the moment at or before which the list must have been empty for the first time, so that the letter is due. */
export function emptyListBefore(now: Date): Date {
  return momentBefore(now, empty_list_ms);
}
