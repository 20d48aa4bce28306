import type { OperatorAction } from "@sanjog/domain/operator/operator-actions";
import type { ReportReason } from "@sanjog/domain/reports/report";
import type { Generated } from "kysely";

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
