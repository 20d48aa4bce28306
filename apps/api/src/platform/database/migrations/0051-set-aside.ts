import { type Kysely, sql } from "kysely";

/** Whom a member has put aside, and when. Owned by set-aside. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table set_aside_entries (
    owner_id text not null references members on delete cascade,
    member_id text not null references members on delete cascade,
    set_aside_at timestamptz not null,
    primary key (owner_id, member_id)
  )`,
  `create index set_aside_entries_by_member on set_aside_entries (member_id)`,
];
