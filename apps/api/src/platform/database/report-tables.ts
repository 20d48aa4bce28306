import type { OperatorAction } from "@sanjog/domain/audit/operator-actions";
import type { ReportReason } from "@sanjog/domain/reports/report";
import type { Generated } from "kysely";
import type { Encrypted } from "../crypto/encrypted-columns.ts";

export type ReportTables = {
  reports: {
    /** The reference number that the reporter receives. */
    id: string;
    /** Null if the reporter only described the profile. */
    member_id: string | null;
    picture_id: string | null;
    described: string;
    reason: ReportReason;
    text: string;
    reporter_id: string | null;
    /** Set for a reporter without an account. */
    reporter_email: string | null;
    locale: "en" | "pb";
    reported_at: Date;
    acknowledge_by: Date;
    acknowledged_at: Date | null;
    resolve_by: Date;
    resolved_at: Date | null;
    resolution: string | null;
    /** When an appeal undid what was decided about it. */
    overturned_at: Generated<Date | null>;
    /** The statement that a report of an intimate picture or of impersonation contains, signed with a typed name. */
    good_faith: Generated<boolean>;
    acts_for_person: Generated<boolean>;
    signature: Generated<Encrypted | null>;
    /** The link by which a person without an account confirms the e-mail address. */
    confirm_hash: Generated<Buffer | null>;
    confirm_until: Generated<Date | null>;
    confirmed_at: Generated<Date | null>;
  };
  /** The actions of operators, including what they read. The database rejects every change of a row. */
  audit_log: {
    id: Generated<string>;
    at: Date;
    who: string;
    action: OperatorAction;
    /** A keyed hash of the member's id, because the log is kept longer than the member's data. */
    whom_hash: Buffer | null;
    report_id: string | null;
    why: string;
  };
};
