import { type Kysely, sql } from "kysely";

/** Accounts, sessions, verifications, codes, reset links, consents. Owned by the accounts area. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table members (
    id text primary key,
    email text,
    email_verified_at timestamptz,
    phone_number text,
    phone_verified_at timestamptz,
    password_hash text not null,
    profile_for text not null,
    gender text not null constraint gender_is_known check (gender in ('male', 'female')),
    locale text not null default 'en' constraint locale_is_known check (locale in ('en', 'pb')),
    profile_status smallint not null default 0
      constraint profile_status_is_known check (profile_status between 0 and 6),
    status_reason_en text,
    status_reason_pb text,
    public_profile boolean not null default true,
    created_at timestamptz not null,
    last_active_on date,
    constraint verified_email_exists check (email_verified_at is null or email is not null),
    constraint verified_number_exists check (phone_verified_at is null or phone_number is not null)
  )`,
  `create unique index one_member_per_verified_email on members (lower(email)) where email_verified_at is not null`,
  `create index members_by_verified_number on members (phone_number) where phone_verified_at is not null`,
  `create table member_sessions (
    id text primary key,
    token_hash bytea not null unique,
    member_id text not null references members on delete cascade,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    device text not null default '',
    ended_reason text
  )`,
  `create index member_sessions_by_member on member_sessions (member_id)`,
  `create table verifications (
    id text primary key,
    purpose text not null constraint verification_purpose_is_known check (purpose in ('registration', 'member')),
    member_id text references members on delete cascade,
    key_hash bytea not null unique,
    cookie_hash bytea,
    email text,
    email_verified_at timestamptz,
    phone_number text,
    phone_verified_at timestamptz,
    password_hash text,
    profile_for text,
    gender text,
    locale text not null default 'en',
    consents jsonb not null default '[]',
    wrong_tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    completed_at timestamptz,
    constraint verification_belongs_to_a_member check (purpose = 'registration' or member_id is not null)
  )`,
  `create index verifications_by_email on verifications (lower(email)) where completed_at is null`,
  `create index verifications_by_age on verifications (created_at)`,
  `create index verifications_by_member on verifications (member_id)`,
  `create index verifications_by_number on verifications (phone_number) where completed_at is null`,
  `create table one_time_codes (
    id text primary key,
    verification_id text not null references verifications on delete cascade,
    channel text not null constraint code_channel_is_known check (channel in ('email', 'phone')),
    address text not null,
    code_hmac bytea not null,
    wrong_tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create unique index one_open_code_per_channel on one_time_codes (verification_id, channel) where ended_at is null`,
  `create index one_time_codes_by_address on one_time_codes (address, created_at)`,
  `create table reset_links (
    token_hash bytea primary key,
    member_id text not null references members on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index reset_links_by_member on reset_links (member_id)`,
  `create table consents (
    id bigint generated always as identity primary key,
    member_id text not null references members on delete cascade,
    document text not null,
    version text not null,
    locale text not null,
    given_at timestamptz not null
  )`,
  `create index consents_by_member on consents (member_id)`,
  `create table number_disputes (
    id text primary key,
    verification_id text not null references verifications on delete cascade,
    phone_number text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index number_disputes_by_number on number_disputes (phone_number)`,
];
