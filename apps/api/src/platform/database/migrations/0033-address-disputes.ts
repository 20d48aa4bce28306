import { type Kysely, sql } from "kysely";

/**
 * Which session the sign-up opened, and what the owner of an older address can undo by "not me" after another was added
 * or changed. Owned by accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table member_sessions add column from_sign_up boolean not null default false`,
  `create table address_disputes (
    id text primary key,
    member_id text not null references members on delete cascade,
    channel text not null constraint disputed_channel_is_known check (channel in ('email', 'phone')),
    old_email text,
    phone_number text,
    phone_hash bytea,
    old_verified_at timestamptz,
    link_hash bytea,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index address_disputes_by_member on address_disputes (member_id)`,
  `create index address_disputes_by_number on address_disputes (phone_hash)`,
  `create unique index one_address_dispute_per_link on address_disputes (link_hash)`,
];
