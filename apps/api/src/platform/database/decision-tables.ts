import type { DecisionRule } from "@sanjog/domain/decisions/decision";
import type { DecisionKind } from "@sanjog/domain/decisions/decision-kinds";
import type { Generated } from "kysely";

/** Decisions about members, as they read them. */
export type DecisionTables = {
  decisions: {
    id: string;
    /** Null for a decision by the command line, and after the case was deleted. */
    case_id: string | null;
    member_id: string | null;
    kind: DecisionKind;
    rule: DecisionRule | null;
    facts: Generated<string>;
    reason_en: Generated<string>;
    reason_pb: Generated<string>;
    /** Whether a machine alone took the decision. */
    automated: Generated<boolean>;
    picture_id: string | null;
    /** When a hold or a suspension ends by itself; null for a suspension for good. */
    until: Date | null;
    /** Null for the command line. */
    decided_by: string | null;
    decided_at: Date;
    needs_second: boolean;
    /** When a decision lapses that waits for a second person. */
    expires_at: Date | null;
    approved_by: string | null;
    /** Null while it waits for a second person. */
    in_force_at: Date | null;
    lapsed_at: Date | null;
    ended_at: Date | null;
    /** When an appeal has undone it. */
    overturned_at: Date | null;
    /** The decision that the member appealed against. */
    appeal_of: string | null;
    /** Since when the member is suspended without a break; of a suspension only. */
    suspended_since: Date | null;
    /** The later suspension that applies in place of this one. */
    superseded_by: string | null;
    /** Until when an approval of a profile can be taken back; it is in force only afterwards. */
    undo_until: Generated<Date | null>;
    /** The profile that was looked at. */
    profile_version: Generated<string | null>;
  };
};
