import { outcomeOf } from "@sanjog/domain/decisions/decision";
import type { Locale } from "@sanjog/i18n/locale";
import type { Db } from "../platform/database/open.ts";
import { reportTexts } from "./report-texts.ts";

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

/** Returns a member's own reports, the newest first, with how they ended and without any detail of the other. */
export async function listOwnReports(db: Db, reporter_id: string, locale: Locale) {
  const rows = await db
    .selectFrom("reports")
    .where("reporter_id", "=", reporter_id)
    .orderBy("reported_at", "desc")
    .select(["id", "reason", "reported_at", "resolve_by", "resolved_at", "resolution", "overturned_at"])
    .limit(100)
    .execute();
  return rows.map(({ id, reported_at, resolve_by, resolved_at, ...report }) => ({
    reference: id,
    reason: reportTexts(locale).reasons[report.reason],
    reported_at: reported_at.toISOString(),
    resolve_by: resolve_by.toISOString(),
    resolved_at: (report.overturned_at ?? resolved_at)?.toISOString() ?? null,
    outcome: outcomeOf(report),
  }));
}
