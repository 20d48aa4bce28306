import { approvalKinds, askInCaseSchema } from "@sanjog/domain/approvals/approval";
import { seenInPersonSchema } from "@sanjog/domain/in-person/in-person";
import { staffRoles } from "@sanjog/domain/staff/roles";
import { reasonWhy, roleChangeSchema } from "@sanjog/domain/staff/staff-forms";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, nothing } from "./reply.ts";

const role = z.enum(staffRoles);
const why = z.object({ why: reasonWhy });

export const proposeRole = endpoint({
  name: "proposeRole",
  method: "POST",
  path: "/api/desk/staff/:id/role",
  access: "keeper",
  summary: "Proposes another role for somebody else; a second person approves it within a day.",
  params: idParams,
  body: roleChangeSchema,
  reply: nothing,
});

export const askInCase = endpoint({
  name: "askInCase",
  method: "POST",
  path: "/api/desk/cases/:id/approvals",
  access: "lead",
  summary:
    "Asks to open contact details, to erase the member now, or for the member's data; a second person approves it within a day.",
  params: idParams,
  body: askInCaseSchema,
  reply: nothing,
});

export const askInPerson = endpoint({
  name: "askInPerson",
  method: "POST",
  path: "/api/desk/cases/:id/number",
  access: "moderator",
  summary:
    "Notes that the caller has met the member who showed the code of a number; a second person approves it within a day.",
  params: idParams,
  body: seenInPersonSchema,
  reply: nothing,
});

export const listApprovals = endpoint({
  name: "listApprovals",
  method: "GET",
  path: "/api/desk/approvals",
  access: "lead",
  summary:
    "Lists the steps that wait for a second person, and the caller's approved ones that can still be opened.",
  reply: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(approvalKinds),
      case_id: z.nullable(z.string()),
      why: z.string(),
      /** Where somebody met the member whose number is confirmed in person. */
      place: z.nullable(z.string()),
      /** The country and the last three digits of that number. */
      phone_number: z.nullable(z.string()),
      asked_by: z.string(),
      /** Whether the caller asked for it. */
      mine: z.boolean(),
      expires_at: z.string(),
      /** Whether the caller may approve it: nobody approves their own step or a change of their own role. */
      may_approve: z.boolean(),
      /** Until when the caller may open what was approved; null while it waits. */
      open_until: z.nullable(z.string()),
      /** The number of the profile that it is about; null for a change of a role. */
      profile_number: z.nullable(z.string()),
      /** Whose role changes, and to what. */
      role_change: z.nullable(z.object({ name: z.string(), present_role: role, role })),
    }),
  ),
});

export const approveStep = endpoint({
  name: "approveStep",
  method: "POST",
  path: "/api/desk/approvals/:id/approve",
  access: "lead",
  summary: "Approves a step as the second person.",
  params: idParams,
  body: why,
  reply: nothing,
});

export const endStep = endpoint({
  name: "endStep",
  method: "POST",
  path: "/api/desk/approvals/:id/end",
  access: "lead",
  summary: "Refuses a step as the second person, or withdraws one's own.",
  params: idParams,
  body: why,
  reply: nothing,
});

export const openContactDetails = endpoint({
  name: "openContactDetails",
  method: "POST",
  path: "/api/desk/approvals/:id/contact-details",
  access: "lead",
  summary: "Opens the contact details that a second person approved, for an hour, to the person who asked.",
  params: idParams,
  reply: z.array(z.object({ field: z.string(), value: z.string() })),
});

export const openExport = endpoint({
  name: "openExport",
  method: "POST",
  path: "/api/desk/approvals/:id/export",
  access: "keeper",
  summary: "Returns the member's data, which a second person approved, once, to the person who asked.",
  params: idParams,
  bytes: true,
  reply: nothing,
});
