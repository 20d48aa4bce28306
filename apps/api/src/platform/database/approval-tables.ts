import type { ApprovalKind } from "@sanjog/domain/approvals/approval";
import type { StaffRole } from "@sanjog/domain/staff/roles";
import type { Generated } from "kysely";

/** What one person at the desk asks for and a second one approves. */
export type ApprovalTables = {
  approvals: {
    id: string;
    kind: ApprovalKind;
    /** The case in which it was asked for; null for a change of a role. */
    case_id: string | null;
    member_id: string | null;
    /** Whose role changes. */
    staff_id: string | null;
    role: StaffRole | null;
    /** The number that one person confirmed in person, and where. */
    verification_id: Generated<string | null>;
    place: Generated<string | null>;
    why: string;
    asked_by: string;
    asked_at: Date;
    expires_at: Date;
    approved_by: string | null;
    approved_at: Date | null;
    /** When it was refused, withdrawn or replaced. */
    ended_at: Date | null;
    /** Until when the person who asked may read what was approved. */
    open_until: Date | null;
    opened_at: Date | null;
  };
};
