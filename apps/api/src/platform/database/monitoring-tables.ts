export type MonitoringTables = {
  /** What the operator was told: of a report, of the morning, of a part in trouble. It names no member. */
  operator_notices: { about: string; since: Date; told_at: Date | null };
};
