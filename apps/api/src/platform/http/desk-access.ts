import type { Access, DeskAccess } from "@sanjog/contract/endpoint";
import { staffRoles } from "@sanjog/domain/staff/roles";

/** Returns whether an endpoint belongs to the desk. */
export function isDeskAccess(access: Access): access is DeskAccess {
  return access === "staff_begun" || staffRoles.some((role) => role === access);
}
