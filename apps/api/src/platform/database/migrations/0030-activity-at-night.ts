import { type Kysely, sql } from "kysely";

/**
 * A match card no longer follows its member's activity as it happens: whoever asked for suggestions again and again read
 * from their order when somebody opened the app. Suggestions take the days over at night. The trigger's function stays,
 * unused, since a step takes nothing away beside servers of the version before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger match_card_follows_activity on members`.execute(db);
}
