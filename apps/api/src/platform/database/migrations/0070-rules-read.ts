import { type Kysely, sql } from "kysely";

/** When a member said that the quarter's reminder of the rules was read, which ends it on the home. Owned by notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rule_reminders add column read_at timestamptz`.execute(db);
}
