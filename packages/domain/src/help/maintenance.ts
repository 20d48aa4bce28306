import { type ProfileStatus, profileStatus } from "../accounts/profile-status.ts";

/** The columns of a member that a hold for maintenance and other changes of status write. */
export type MaintainedStatus = {
  profile_status: ProfileStatus;
  status_before: ProfileStatus | null;
  under_maintenance: boolean;
  /** Whether the member waits for a review as well. */
  held_before_maintenance: boolean;
};

const { registering, active, active_unreviewed, held, paused, matched, suspended } = profileStatus;

/** In these statuses nobody sees a member anyway. */
const hidden_anyway: readonly ProfileStatus[] = [registering, held, suspended];

/** Returns the status of a member whom the service hides for maintenance from now on. */
export function beginMaintenance(member: MaintainedStatus): MaintainedStatus {
  if (member.under_maintenance) return member;
  const { profile_status } = member;
  if (hidden_anyway.includes(profile_status))
    return { ...member, under_maintenance: true, held_before_maintenance: profile_status === held };
  return {
    profile_status: held,
    status_before: profile_status,
    under_maintenance: true,
    held_before_maintenance: false,
  };
}

/**
 * Returns what a change of status becomes for a member under maintenance: they stay hidden, and get that status when the
 * maintenance ends.
 */
export function keepHidden<
  Change extends { profile_status: ProfileStatus; status_before: ProfileStatus | null },
>(
  change: Change,
  { under_maintenance }: Pick<MaintainedStatus, "under_maintenance">,
): Change & { held_before_maintenance?: boolean } {
  // A hold takes effect beneath the maintenance, so that the end of one does not end the other.
  if (under_maintenance && change.profile_status === held)
    return { ...change, held_before_maintenance: true };
  if (!under_maintenance || hidden_anyway.includes(change.profile_status)) return change;
  return {
    ...change,
    profile_status: held,
    status_before: change.profile_status,
    held_before_maintenance: false,
  };
}

/** What decides the status after the maintenance, besides the status itself. */
export type AfterMaintenance = {
  matched_still: boolean;
  /** Whether the member's name is doubtful. */
  needs_review: boolean;
  /** Whether any text is doubtful: the member is visible, but not reviewed. */
  has_notes: boolean;
};

/** Returns the status after the maintenance: the one from before, also where the member still waits for a review. */
export function endMaintenance(member: MaintainedStatus, about: AfterMaintenance): MaintainedStatus {
  const over = { under_maintenance: false, held_before_maintenance: false };
  const { profile_status, status_before } = member;
  if (!member.under_maintenance || profile_status !== held) return { ...member, ...over };
  if (member.held_before_maintenance || about.needs_review) return { ...member, ...over };
  return { profile_status: resumed(status_before, about), status_before: null, ...over };
}

function resumed(
  status_before: ProfileStatus | null,
  { matched_still, has_notes }: AfterMaintenance,
): ProfileStatus {
  if (status_before === matched && !matched_still) return paused;
  if (status_before === active && has_notes) return active_unreviewed;
  return status_before === null || hidden_anyway.includes(status_before) ? active_unreviewed : status_before;
}
