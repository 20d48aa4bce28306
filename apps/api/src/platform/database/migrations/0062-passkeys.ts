import { type Kysely, sql } from "kysely";

/** The passkeys of those who work at the desk, and what a passkey is asked to sign. Owned by staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table staff_passkeys (
    id text primary key,
    staff_id text not null references staff_accounts on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index staff_passkeys_by_account on staff_passkeys (staff_id)`,
  `create table staff_challenges (
    session_id text not null references staff_sessions on delete cascade,
    purpose text not null constraint purpose_of_a_challenge_is_known check (purpose in ('add', 'check')),
    challenge text not null,
    expires_at timestamptz not null,
    primary key (session_id, purpose)
  )`,
  `create index staff_challenges_by_end on staff_challenges (expires_at)`,
];
