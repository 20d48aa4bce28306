import { type Kysely, sql } from "kysely";

/** A member's name has a line of its own for each script that it was not typed in, empty until the family gives it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table personal_details
      add column name_in_punjabi text not null default '',
      add column name_in_english text not null default ''
  `.execute(db);
}
