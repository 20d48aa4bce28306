import type { AccountLifecycleTables } from "./account-lifecycle-tables.ts";
import type { AccountTables } from "./account-tables.ts";
import type { MatchTables } from "./match-tables.ts";
import type { MonitoringTables } from "./monitoring-tables.ts";
import type { NotificationTables } from "./notification-tables.ts";
import type { PlatformTables } from "./platform-tables.ts";
import type { ProfileTables } from "./profile-tables.ts";
import type { ProposalTables } from "./proposal-tables.ts";
import type { RelationTables } from "./relation-tables.ts";
import type { ReportTables } from "./report-tables.ts";

/** Every table of the app. */
export type Tables = PlatformTables &
  AccountTables &
  ProfileTables &
  RelationTables &
  MatchTables &
  MonitoringTables &
  NotificationTables &
  ProposalTables &
  AccountLifecycleTables &
  ReportTables;
