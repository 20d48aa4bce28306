import { mayAct, type ProfileStatus, profileStatus } from "../accounts/profile-status.ts";

/** Returns whether a member may pause: only members in an active status may. */
export function mayPause(status: ProfileStatus): boolean {
  return mayAct(status);
}

/**
 * Returns the status of a member after a pause: the one before it, or unreviewed after a match that has ended. Null
 * for a member who is not paused.
 */
export function resumedStatus(
  status: ProfileStatus,
  paused_from: ProfileStatus | null,
): ProfileStatus | null {
  if (status !== profileStatus.paused) return null;
  return paused_from !== null && mayAct(paused_from) ? paused_from : profileStatus.active_unreviewed;
}
