export type MonitoringTables = {
  /** Notifications sent to the operator about reports, the daily summary and failing parts. They identify no member. */
  operator_notices: { about: string; since: Date; told_at: Date | null };
};
