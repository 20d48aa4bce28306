import { type Kysely, sql } from "kysely";

/**
 * What a member may ask of their own account: to pause it, to leave. Columns of `members`, and the sealed log of those
 * who left: exactly five columns, kept a year, of which three can be read with the house's key alone. Owned by rights.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table members
    add column registered_from text,
    add column deletion_requested_at timestamptz,
    add column paused_from_status smallint
      constraint only_the_acting_pause check (paused_from_status in (1, 4))`,
  `create index members_who_leave on members (deletion_requested_at) where deletion_requested_at is not null`,
  `create table erased_members (
    member_hash bytea not null,
    sealed_network bytea not null,
    sealed_times bytea not null,
    sealed_consents bytea not null,
    erased_at timestamptz not null
  )`,
  `create index erased_members_by_age on erased_members (erased_at)`,
];
