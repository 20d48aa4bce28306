import type { AccountLifecycleTables } from "./account-lifecycle-tables.ts";
import type { AccountTables } from "./account-tables.ts";
import type { ApprovalTables } from "./approval-tables.ts";
import type { CaseTables } from "./case-tables.ts";
import type { DecisionTables } from "./decision-tables.ts";
import type { EvidenceTables } from "./evidence-tables.ts";
import type { HelpTables } from "./help-tables.ts";
import type { MatchTables } from "./match-tables.ts";
import type { MonitoringTables } from "./monitoring-tables.ts";
import type { NotificationTables } from "./notification-tables.ts";
import type { NumberTables } from "./number-tables.ts";
import type { PhotoTables } from "./photo-tables.ts";
import type { PlatformTables } from "./platform-tables.ts";
import type { ProfileTables } from "./profile-tables.ts";
import type { ProposalTables } from "./proposal-tables.ts";
import type { RelationTables } from "./relation-tables.ts";
import type { ReportTables } from "./report-tables.ts";
import type { ReviewTables } from "./review-tables.ts";
import type { StaffTables } from "./staff-tables.ts";

/** Every table of the app. */
export type Tables = PlatformTables &
  AccountTables &
  ProfileTables &
  RelationTables &
  MatchTables &
  MonitoringTables &
  NotificationTables &
  NumberTables &
  ProposalTables &
  AccountLifecycleTables &
  ReportTables &
  ReviewTables &
  StaffTables &
  CaseTables &
  DecisionTables &
  EvidenceTables &
  ApprovalTables &
  HelpTables &
  PhotoTables;
