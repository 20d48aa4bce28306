import { mayAct, type ProfileStatus, profileStatus } from "../accounts/profile-status.ts";

/** Returns whether a member may pause: one whom others see and who acts. */
export function mayPause(status: ProfileStatus): boolean {
  return mayAct(status);
}

/**
 * Answers where a paused member goes on: where they paused, or, after a match that ended, among those still to be
 * reviewed. Null for one who is not paused.
 */
export function resumedStatus(
  status: ProfileStatus,
  paused_from: ProfileStatus | null,
): ProfileStatus | null {
  if (status !== profileStatus.paused) return null;
  return paused_from !== null && mayAct(paused_from) ? paused_from : profileStatus.active_unreviewed;
}
