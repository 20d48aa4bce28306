import { type Kysely, sql } from "kysely";

/** When an appeal undid what was decided about a report, so that the reporter reads it. Owned by reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table reports
        add column overturned_at timestamptz,
        add constraint only_a_decided_report_is_overturned check (overturned_at is null or resolved_at is not null)`,
    )
    .execute(db);
}
