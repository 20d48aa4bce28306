import { expect, test } from "vitest";
import { hasRole, type StaffRole, staffRoles } from "./roles.ts";

test.each<[StaffRole, StaffRole[]]>([
  ["moderator", ["moderator"]],
  ["lead", ["moderator", "lead"]],
  ["keeper", ["moderator", "lead", "keeper"]],
])("a %s may do what needs %j", (role, may) => {
  expect(staffRoles.filter((needed) => hasRole(role, needed))).toEqual(may);
});
