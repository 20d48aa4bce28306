import { type Kysely, sql } from "kysely";

/**
 * Match cards know the version of the rules that wrote them, and have two words that no wish uses yet. A server of the
 * version before writes neither: its cards are of version 0, are found by every wish that comes to stand in a spare
 * word, and want anybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["match_cards_female", "match_cards_male"]) {
    await sql`alter table ${sql.table(table)}
      add column version integer not null default 0,
      add column is_spare_1 bigint not null default 0, add column is_spare_2 bigint not null default 0,
      add column wants_spare_1 bigint not null default ${sql.raw(all_bits)},
      add column wants_spare_2 bigint not null default ${sql.raw(all_bits)}`.execute(db);
  }
}

/** 62 of them, as in every word of a card. */
const all_bits = String((1n << 62n) - 1n);
