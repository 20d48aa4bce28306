import { type Kysely, sql } from "kysely";

/**
 * Match cards lie in the order of birth, so that a search reads those of its years alone. Room is left on each page, for
 * a day of activity to be noted in place. Owned by suggestions, which lays them anew every night.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["match_cards_female", "match_cards_male"]) {
    await sql.raw(`alter table ${table} set (fillfactor = 85)`).execute(db);
    await sql.raw(`alter table ${table} cluster on ${table}_by_birth`).execute(db);
  }
}
