/** The roles at the desk. Each may also do what the roles before it may. */
export const staffRoles = ["moderator", "lead", "keeper"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Returns whether somebody with this role may do what needs the other one. */
export function hasRole(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}
