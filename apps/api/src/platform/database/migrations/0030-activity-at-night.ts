import { type Kysely, sql } from "kysely";

/**
 * A match card no longer follows its member's activity at once: a member who repeated a search could read from the order
 * when somebody opened the app. A nightly job copies the days instead. The trigger's function remains, unused, since a
 * migration removes nothing that servers of the previous version use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger match_card_follows_activity on members`.execute(db);
}
