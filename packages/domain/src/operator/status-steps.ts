import { type ProfileStatus, profileStatus } from "../accounts/profile-status.ts";

export type StatusStep = "hold" | "release" | "suspend" | "reinstate";

const { held, suspended, active, active_unreviewed, paused, matched, registering } = profileStatus;

/**
 * The statuses from which an operator may take each step. An unfinished sign-up cannot be held, since nobody sees it
 * anyway. A release records a review, so it also applies to members who are visible before their review. A suspension
 * replaces an earlier one.
 */
const allowedFrom: Record<StatusStep, readonly ProfileStatus[]> = {
  hold: [active, active_unreviewed, paused, matched],
  release: [held, active_unreviewed],
  suspend: [registering, active, held, paused, active_unreviewed, matched, suspended],
  reinstate: [suspended],
};

export type Standing = {
  profile_status: ProfileStatus;
  /** The member's status before the hold or suspension. */
  status_before: ProfileStatus | null;
  /** Whether the four profile steps are complete. */
  complete: boolean;
  /** Whether an accepted proposal still exists. */
  matched_still: boolean;
  /** Whether a new profile is shown only after its review. */
  review_first?: boolean;
};

/** Returns whether a step is possible from a status. */
export function mayTakeStep(step: StatusStep, status: ProfileStatus): boolean {
  return allowedFrom[step].includes(status);
}

/**
 * Returns a member's status after a release or reinstatement: the status from before, but reviewed. After a match that
 * has ended it is paused; a member with an unfinished profile continues it, and one whom nobody has reviewed yet waits again.
 */
export function standsAgain({
  status_before,
  complete,
  matched_still,
  review_first = false,
}: Standing): ProfileStatus {
  if (!complete) return registering;
  if (status_before === held && review_first) return held;
  if (status_before === matched) return matched_still ? matched : paused;
  return status_before === paused ? paused : active;
}
