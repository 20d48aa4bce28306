import { type ProfileStatus, profileStatus } from "../accounts/profile-status.ts";

export type StatusStep = "hold" | "release" | "suspend" | "reinstate";

const { held, suspended, active, active_unreviewed, paused, matched, registering } = profileStatus;

/**
 * From which statuses an operator may take each step. An unfinished sign-up is not held: nobody sees it anyway. To
 * release is to have looked, so it is also for one who is shown before that.
 */
const allowedFrom: Record<StatusStep, readonly ProfileStatus[]> = {
  hold: [active, active_unreviewed, paused, matched],
  release: [held, active_unreviewed],
  suspend: [registering, active, held, paused, active_unreviewed, matched],
  reinstate: [suspended],
};

export type Standing = {
  profile_status: ProfileStatus;
  /** Where the member stood before the hold or suspension. */
  status_before: ProfileStatus | null;
  /** The four steps are done. */
  complete: boolean;
  /** An accepted proposal still stands. */
  matched_still: boolean;
};

/** Returns whether a step leads on from a status. */
export function mayTakeStep(step: StatusStep, status: ProfileStatus): boolean {
  return allowedFrom[step].includes(status);
}

/**
 * Answers where a member stands after release or reinstatement: where they stood before, but reviewed; a match that is
 * over leaves them paused, and one whose profile was never finished goes on with it.
 */
export function standsAgain({ status_before, complete, matched_still }: Standing): ProfileStatus {
  if (!complete) return registering;
  if (status_before === matched) return matched_still ? matched : paused;
  return status_before === paused ? paused : active;
}
