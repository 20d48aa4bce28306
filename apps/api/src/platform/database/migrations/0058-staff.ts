import { type Kysely, sql } from "kysely";

/**
 * The accounts of those who work at the desk, which are never members' accounts, with their sessions, invitations,
 * recovery codes and changes of roles. Owned by staff. An ended account stays, since decisions name it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const roles = "('moderator', 'lead', 'keeper')";

const statements = [
  `create table staff_accounts (
    id text primary key,
    email text not null,
    name text not null,
    role text not null constraint staff_role_is_known check (role in ${roles}),
    locale text not null constraint staff_locale_is_known check (locale in ('en', 'pb')),
    password_hash text not null,
    totp_secret text,
    totp_confirmed_at timestamptz,
    totp_step bigint not null default 0,
    created_at timestamptz not null,
    signed_in_at timestamptz,
    ended_at timestamptz,
    constraint a_confirmed_second_factor_has_a_secret check (totp_confirmed_at is null or totp_secret is not null)
  )`,
  `create unique index one_account_per_staff_email on staff_accounts (email) where ended_at is null`,
  `create table staff_sessions (
    id text primary key,
    token_hash bytea not null unique,
    staff_id text not null references staff_accounts on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    second_factor_at timestamptz,
    constraint a_desk_session_lasts_eight_hours check (expires_at <= created_at + interval '8 hours')
  )`,
  `create index staff_sessions_by_account on staff_sessions (staff_id)`,
  `create index staff_sessions_by_end on staff_sessions (expires_at)`,
  `create table staff_recovery_codes (
    staff_id text not null references staff_accounts on delete cascade,
    code_hash bytea not null,
    primary key (staff_id, code_hash)
  )`,
  `create table staff_invitations (
    id text primary key,
    token_hash bytea not null unique,
    email text not null,
    role text not null constraint invited_role_is_known check (role in ${roles}),
    locale text not null constraint invitation_locale_is_known check (locale in ('en', 'pb')),
    invited_by text references staff_accounts on delete set null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create unique index one_invitation_per_email on staff_invitations (email)`,
  `create table role_changes (
    id text primary key,
    staff_id text not null references staff_accounts on delete cascade,
    role text not null constraint changed_role_is_known check (role in ${roles}),
    proposed_by text not null references staff_accounts on delete cascade,
    proposed_at timestamptz not null,
    expires_at timestamptz not null,
    approved_by text references staff_accounts on delete cascade,
    approved_at timestamptz,
    constraint nobody_changes_their_own_role check (proposed_by <> staff_id and approved_by <> staff_id),
    constraint nobody_approves_their_own_role_change check (approved_by <> proposed_by),
    constraint an_approved_role_change_says_who check ((approved_by is null) = (approved_at is null))
  )`,
  `create unique index one_open_role_change_per_account on role_changes (staff_id) where approved_at is null`,
];
