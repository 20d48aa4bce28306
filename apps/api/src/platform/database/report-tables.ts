import type { OperatorAction } from "@sanjog/domain/operator/operator-actions";
import type { ReportReason } from "@sanjog/domain/reports/report";
import type { Generated } from "kysely";

export type ReportTables = {
  reports: {
    /** The reference number that the reporter is told. */
    id: string;
    /** Null where the profile is only described. */
    member_id: string | null;
    picture_id: string | null;
    described: string;
    reason: ReportReason;
    text: string;
    reporter_id: string | null;
    /** Of somebody without an account. */
    reporter_email: string | null;
    locale: "en" | "pb";
    reported_at: Date;
    acknowledge_by: Date;
    acknowledged_at: Date | null;
    resolve_by: Date;
    resolved_at: Date | null;
    resolution: string | null;
  };
  /** What operators did and read. The database refuses every change of a row. */
  audit_log: {
    id: Generated<string>;
    at: Date;
    who: string;
    action: OperatorAction;
    /** A keyed hash of the member's id: the log outlives members, and must not keep them. */
    whom_hash: Buffer | null;
    report_id: string | null;
    why: string;
  };
};
