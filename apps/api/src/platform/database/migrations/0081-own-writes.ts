import { type Kysely, sql } from "kysely";

/**
 * Where a member's last own write ended in the log of the database, so that a search on a replica includes it. It
 * matters for as long as a replica may lag, so a crash may empty the table. Owned by the platform.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table own_writes (
    member_id text not null primary key,
    lsn pg_lsn not null,
    written_at timestamptz not null
  )`,
  `alter table own_writes set unlogged`,
];
