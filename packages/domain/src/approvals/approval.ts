import * as z from "zod/mini";
import { day_ms, hour_ms } from "../calendar.ts";
import { type CaseKind, caseKinds, opensProfile, tellsOfLook } from "../cases/case.ts";
import { err, ok, type Result } from "../result.ts";
import { hasRole, type StaffRole } from "../staff/roles.ts";
import { reasonWhy } from "../staff/staff-forms.ts";
import { isFromMember, type RequestSender } from "./request-sender.ts";

/** What one person at the desk asks for and a second one approves. A long suspension, a decision, follows the same rule. */
export const approvalKinds = ["role", "contact_details", "erasure", "export", "in_person"] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** What the person who works on a case can ask for with a reason. */
export const askedInCase = ["contact_details", "erasure", "export"] as const;
export type AskedInCase = (typeof askedInCase)[number];

/** A step of two people lapses when nobody approves it in this time. */
export const approve_within_ms = day_ms;
/** How long after the approval the person who asked can begin to read, and how long it then stays open. */
export const open_within_ms = day_ms;
export const stays_open_ms = hour_ms;

export const roleToAsk = {
  role: "keeper",
  contact_details: "lead",
  erasure: "lead",
  export: "keeper",
  in_person: "moderator",
} as const satisfies Record<ApprovalKind, StaffRole>;

export const roleToApprove = {
  role: "lead",
  contact_details: "lead",
  erasure: "lead",
  export: "lead",
  in_person: "lead",
} as const satisfies Record<ApprovalKind, StaffRole>;

/**
 * The cases in which a step can be asked for; contact details in every case about a member that the download may tell of, but
 * for one about a number: someone who met the member needs no more than its last digits.
 */
const casesFor: Record<ApprovalKind, readonly CaseKind[]> = {
  role: [],
  contact_details: caseKinds.filter((kind) => tellsOfLook(kind) && opensProfile(kind)),
  erasure: ["order", "data_request"],
  export: ["order", "data_request"],
  in_person: ["in_person"],
};

/** The open cases about a member, other than its own, that an early erasure waits for: it would take their evidence along. */
export const keepEvidence = ["report", "order", "appeal"] as const satisfies readonly CaseKind[];

/** The steps about a member's data that only the member can request, unless an order does. */
const onMembersRequest: readonly ApprovalKind[] = ["erasure", "export"];

type Held = { case_kind: CaseKind; role: StaffRole; about_somebody: boolean; sender: RequestSender };

/** Judges whether this role may ask for a step in such a case. */
export function judgeAsking(
  kind: ApprovalKind,
  { case_kind, role, about_somebody, sender }: Held,
): Result<null> {
  if (!hasRole(role, roleToAsk[kind])) return err("role_forbids");
  const fits = casesFor[kind].includes(case_kind);
  if (!fits || !about_somebody) return err("step_unfit");
  const proven = case_kind !== "data_request" || isFromMember(sender);
  return onMembersRequest.includes(kind) && !proven ? err("request_not_proven") : ok(null);
}

type Step = { asked_by: string | null; about?: string | null };

/**
 * Judges whether somebody may approve a step as the second person: never the one who asked for it, nor the one whom it is
 * about. Constraints of the database hold the same.
 */
export function judgeSecond({ asked_by, about = null }: Step, second: string): Result<null> {
  if (asked_by === second) return err("own_step");
  return about === second ? err("own_account") : ok(null);
}

export const askInCaseSchema = z.object({ kind: z.enum(askedInCase, "choose_one"), why: reasonWhy });
