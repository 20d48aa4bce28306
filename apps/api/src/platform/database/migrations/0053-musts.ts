import { type Kysely, sql } from "kysely";

/**
 * The wishes that a member marked "only this": null until the member has chosen, so that the usual ones count, also for
 * members who are there and for steps that a server of the version before saves. Cards hold the effective ones as bits, in
 * the order of the wishes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table preferences add column must text[]`.execute(db);
  for (const table of ["match_cards_female", "match_cards_male"]) {
    await sql`alter table ${sql.table(table)} add column musts integer not null default 0`.execute(db);
  }
}
