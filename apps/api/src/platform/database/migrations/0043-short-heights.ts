import { type Kysely, sql } from "kysely";

/** Heights begin at three feet: people of short stature could not say theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table personal_details
      drop constraint height_is_human,
      add constraint height_is_human check (height_inches between 36 and 95)
  `.execute(db);
}
