import { type Kysely, sql } from "kysely";

/**
 * The cases of the desk, made from reports, profiles that wait for a review, and what a lead enters; who has looked at
 * whom for a case. Owned by cases. A case goes with the member whom it is about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table cases (
    id text primary key default gen_random_uuid()::text,
    kind text not null constraint case_kind_is_known
      check (kind in ('report', 'review', 'order', 'appeal', 'data_request')),
    member_id text references members on delete cascade,
    reporter_id text references members on delete set null,
    report_id text unique references reports on delete cascade,
    picture_id text references pictures on delete set null,
    text text not null default '',
    opened_at timestamptz not null,
    due_at timestamptz not null,
    leased_by text references staff_accounts on delete set null,
    leased_until timestamptz,
    alerted_at timestamptz,
    closed_at timestamptz,
    outcome text,
    constraint a_closed_case_has_an_outcome check ((closed_at is null) = (outcome is null)),
    constraint a_report_case_has_a_report check ((kind = 'report') = (report_id is not null))
  )`,
  `create index open_cases on cases (due_at, id) where closed_at is null`,
  `create index cases_by_member on cases (member_id, opened_at)`,
  `create index cases_by_reporter on cases (reporter_id)`,
  `create index cases_by_picture on cases (picture_id)`,
  `create index leased_cases on cases (leased_by) where closed_at is null`,
  `create unique index one_open_review_per_member on cases (member_id) where kind = 'review' and closed_at is null`,
  `create table case_passes (
    case_id text not null references cases on delete cascade,
    staff_id text not null references staff_accounts on delete cascade,
    passed_at timestamptz not null,
    primary key (case_id, staff_id)
  )`,
  `create table case_notes (
    id text primary key,
    case_id text not null references cases on delete cascade,
    staff_id text not null references staff_accounts on delete cascade,
    at timestamptz not null,
    text text not null
  )`,
  `create index case_notes_by_case on case_notes (case_id, at)`,
  `create table staff_looks (
    case_id text not null references cases on delete cascade,
    staff_id text not null references staff_accounts on delete cascade,
    member_id text not null references members on delete cascade,
    looked_at_what text not null constraint look_is_known check (looked_at_what in ('profile', 'pictures', 'private_details')),
    at timestamptz not null,
    primary key (case_id, staff_id, looked_at_what)
  )`,
  `create index staff_looks_by_member on staff_looks (member_id)`,
  `insert into cases (kind, member_id, reporter_id, report_id, picture_id, opened_at, due_at)
    select 'report', member_id, reporter_id, id, picture_id, reported_at, resolve_by
    from reports where resolved_at is null`,
  `insert into cases (kind, member_id, opened_at, due_at)
    select 'review', id, now(), now() + interval '1 day' from members
    where profile_status = 2 and deletion_requested_at is null`,
];
