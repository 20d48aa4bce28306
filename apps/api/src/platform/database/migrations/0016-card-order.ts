import { type Kysely, sql } from "kysely";

/**
 * Makes the birth day the order in which `cluster` stores match cards, so that a search reads only those of its years.
 * Each page keeps free room, so that an update stays on its page. Owned by suggestions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["match_cards_female", "match_cards_male"]) {
    await sql.raw(`alter table ${table} set (fillfactor = 85)`).execute(db);
    await sql.raw(`alter table ${table} cluster on ${table}_by_birth`).execute(db);
  }
}
