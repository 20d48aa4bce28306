import type { Db } from "../platform/database/open.ts";

const columns = [
  "id",
  "member_id",
  "picture_id",
  "reason",
  "described",
  "text",
  "reporter_id",
  "reporter_email",
  "reported_at",
  "acknowledged_at",
  "resolve_by",
  "resolved_at",
  "resolution",
] as const;

/** Returns the open reports, the most urgent first. */
export async function listOpenReports(db: Db) {
  return db
    .selectFrom("reports")
    .where("resolved_at", "is", null)
    .orderBy("resolve_by")
    .select(columns)
    .execute();
}

export async function findReport(db: Db, id: string) {
  return db.selectFrom("reports").where("id", "=", id).select(columns).executeTakeFirst();
}
