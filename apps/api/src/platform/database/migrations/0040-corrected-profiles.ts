import { type Kysely, sql } from "kysely";

/** When a member corrected for whom the profile is, or the gender: they may do so once. Owned by accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column profile_for_corrected_at timestamptz`.execute(db);
}
