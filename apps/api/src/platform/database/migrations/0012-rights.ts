import { type Kysely, sql } from "kysely";

/**
 * What members may do with their own accounts: pause and delete them. Adds columns to `members`, and a log of deleted
 * accounts: exactly five columns, kept for a year, of which three are encrypted with the service's key. Owned by rights.
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
