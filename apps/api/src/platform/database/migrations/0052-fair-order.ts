import { type Kysely, sql } from "kysely";

/**
 * What the order of suggestions compares: how often a member was shown lately, whether many requests wait for the
 * member, and the number by which members are shuffled. `shown_pages` holds, without their viewers, the members that the
 * pages of today showed; the night adds them to `shown_counts`. Unlogged, because a crash takes no more than a day's
 * counts. Owned by suggestions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["match_cards_female", "match_cards_male"]) {
    await sql`alter table ${sql.table(table)}
      add column shown_lately smallint not null default 0,
      add column many_waiting boolean not null default false,
      add column shuffle_key integer not null default 0`.execute(db);
  }
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table shown_pages (members text[] not null)`,
  `alter table shown_pages set unlogged`,
  `create table shown_counts (
    member_id text primary key references members on delete cascade,
    shown real not null
  )`,
];
