import { type Kysely, sql } from "kysely";

/**
 * Who is on call at the desk, and how they are woken: a WhatsApp number and browsers. Owned by staff. When a case wakes
 * next, and whom each wave has woken. Owned by cases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table staff_accounts add column on_call_since timestamptz`,
  `create table staff_numbers (
    staff_id text primary key references staff_accounts on delete cascade,
    phone_number text not null,
    verified_at timestamptz,
    code_hash bytea,
    code_expires_at timestamptz,
    constraint a_code_of_a_number_expires check ((code_hash is null) = (code_expires_at is null))
  )`,
  `create table staff_push_devices (
    id text primary key,
    staff_id text not null references staff_accounts on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    registered_at timestamptz not null
  )`,
  `create index staff_push_devices_by_account on staff_push_devices (staff_id)`,
  `alter table cases add column wake_at timestamptz`,
  `create index cases_that_wake on cases (wake_at) where wake_at is not null and closed_at is null`,
  `create table case_wakes (
    case_id text not null references cases on delete cascade,
    wave timestamptz not null,
    staff_id text not null references staff_accounts on delete cascade,
    at timestamptz not null,
    primary key (case_id, wave, staff_id)
  )`,
  `create index case_wakes_by_person on case_wakes (staff_id, at)`,
];
