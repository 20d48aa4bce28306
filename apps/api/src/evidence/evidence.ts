import type { DecisionRule } from "@sanjog/domain/decisions/decision";
import type { DecisionKind } from "@sanjog/domain/decisions/decision-kinds";
import type { PhotoKind } from "@sanjog/domain/photos/photo-rules";
import type { ReportReason } from "@sanjog/domain/reports/report";

/** A report as it is kept: without who reported, and without their words, which name people. */
export type KeptReport = {
  reference: string;
  reason: ReportReason;
  reported_at: Date;
  resolved_at: Date | null;
  resolution: string | null;
};

/** A decision as the member read it, without who decided. */
export type KeptDecision = {
  kind: DecisionKind;
  rule: DecisionRule | null;
  facts: string;
  reason_en: string;
  reason_pb: string;
  automated: boolean;
  picture_id: string | null;
  in_force_at: Date | null;
  until: Date | null;
};

/** An order of a court or authority that is open or was carried out. */
export type KeptOrder = {
  authority: string;
  reference: string;
  text: string;
  opened_at: Date;
  outcome: string | null;
};

/** A hidden picture; null bytes if the store no longer had it. */
export type KeptPicture = { id: string; kind: PhotoKind; hidden_at: Date | null; jpeg: string | null };

/** The texts of a profile that was hidden or suspended. */
export type KeptProfile = {
  firstname: string | null;
  lastname: string | null;
  express_yourself: string | null;
  about_family: string | null;
  about_desired_partner: string | null;
};

/** What was taken down of one member, and the records about it. Nothing in it names anybody else. */
export type TakenDown = {
  member_id: string;
  profile_number: string;
  profile: KeptProfile | null;
  pictures: KeptPicture[];
  decisions: KeptDecision[];
  reports: KeptReport[];
  orders: KeptOrder[];
};

/** What a reporter wrote about a member who is erased, and the statement with which a report of a picture was signed. */
export type Statement = {
  reference: string;
  reported_at: Date;
  /** Empty while the report itself stays, since the reporter was erased and not the member. */
  described: string;
  text: string;
  /** Null for a report that needs no signature. */
  signature: string | null;
  acts_for_person: boolean;
  /** Of a person without an account, who confirmed it. */
  confirmed_email: string | null;
};
