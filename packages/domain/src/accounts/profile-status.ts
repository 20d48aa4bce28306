/** Decisions §3: the statuses of a member, with the numbers that the API uses. */
export const profileStatus = {
  registering: 0,
  active: 1,
  held: 2,
  paused: 3,
  active_unreviewed: 4,
  matched: 5,
  suspended: 6,
} as const;

export type ProfileStatus = (typeof profileStatus)[keyof typeof profileStatus];

/** Who may find a member in this status: everyone whom the other rules allow, connections only, or nobody. */
export const visibleByStatus = {
  0: "nobody",
  1: "everyone",
  2: "nobody",
  3: "connections",
  4: "everyone",
  5: "connections",
  6: "nobody",
} as const satisfies Record<ProfileStatus, "everyone" | "connections" | "nobody">;

/** Decisions §3: only members of status 1 and 4 may act; the API sends this as `showActionButton`. */
export const actingStatuses = [profileStatus.active, profileStatus.active_unreviewed] as const;

export function mayAct(status: ProfileStatus): boolean {
  return (actingStatuses as readonly ProfileStatus[]).includes(status);
}
