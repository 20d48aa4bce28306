import { type Kysely, sql } from "kysely";

/** The cards of strangers that a member is shown in a day are counted as profiles and pictures are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table views_of_day
      drop constraint view_kind_is_known,
      add constraint view_kind_is_known check (kind in ('card', 'profile', 'picture'))`.execute(db);
}
