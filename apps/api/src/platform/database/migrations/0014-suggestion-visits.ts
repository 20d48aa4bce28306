import { type Kysely, sql } from "kysely";

/**
 * Which members each page of suggestions showed during a visit, by session: worth nothing an hour after the last page.
 * Owned by suggestions. Unlogged and without foreign key (which would lock a logged row): paging waits for no disk, and
 * what a crash takes here nobody misses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table suggestion_visits (
    session_id text not null,
    page integer not null,
    per_page smallint not null,
    shown text[] not null,
    shown_at timestamptz not null,
    primary key (session_id, page)
  )`,
  `alter table suggestion_visits set unlogged`,
];
