import type { CaseKind } from "@sanjog/domain/cases/case";
import type { DecisionKind } from "@sanjog/domain/decisions/decision-kinds";
import type { Generated } from "kysely";

/** What a staff member has looked at for a case. */
export type Look = "profile" | "pictures" | "private_details" | "contact_details" | "export";

/** The cases of the desk, and who has looked at whom for them. */
export type CaseTables = {
  cases: {
    id: Generated<string>;
    kind: CaseKind;
    /** Whom the case is about; null if nobody could be found. */
    member_id: string | null;
    /** Who reported, or who asks; null for a person without an account. */
    reporter_id: string | null;
    report_id: string | null;
    picture_id: string | null;
    /** What a lead entered; the words of a report are in the report. */
    text: string;
    opened_at: Date;
    due_at: Date;
    leased_by: string | null;
    leased_until: Date | null;
    /** When the keepers were told that it is overdue. */
    alerted_at: Date | null;
    /** When it wakes the people on call next, unless somebody holds it; null for a case that wakes nobody. */
    wake_at: Generated<Date | null>;
    closed_at: Date | null;
    outcome: CaseOutcome | null;
    /** The decision against which an appeal is. */
    appeal_of: Generated<string | null>;
    /** Who sent an order or a letter, and under which number. */
    authority: Generated<string>;
    reference: Generated<string>;
    /** Whether it is the review of a member whom nobody has seen yet. */
    new_member: Generated<boolean>;
    /** Whether a lead decides, because a moderator has hidden the profile. */
    for_lead: Generated<boolean>;
  };
  /** Who knows the family and has passed the case on. */
  case_passes: { case_id: string; staff_id: string; passed_at: Date };
  /** Whom each wave has woken, once each. */
  case_wakes: { case_id: string; wave: Date; staff_id: string; at: Date };
  case_notes: { id: string; case_id: string; staff_id: string; at: Date; text: string };
  /** The first look of each person for each case. The member's download has the times. */
  staff_looks: {
    case_id: string;
    staff_id: string;
    member_id: string;
    looked_at_what: Look;
    /** The written reason, where one is asked for. */
    why: Generated<string>;
    at: Date;
  };
};

/** How a case ended: by a decision, by two people who confirmed a number, by the command line, or because nothing is left to decide. */
export type CaseOutcome = DecisionKind | "confirmed" | "resolved" | "no_longer_needed";
