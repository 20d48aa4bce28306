import { type Kysely, sql } from "kysely";

/**
 * Reports with their timers, owned by reports; what operators do and read, owned by operator and only ever added to;
 * a picture that an operator hid. A report goes with the member whom it is about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table reports (
    id text primary key,
    member_id text references members on delete cascade,
    picture_id text references pictures on delete set null,
    described text not null,
    reason text not null,
    text text not null,
    reporter_id text references members on delete set null,
    reporter_email text,
    locale text not null constraint report_locale_is_known check (locale in ('en', 'pb')),
    reported_at timestamptz not null,
    acknowledge_by timestamptz not null,
    acknowledged_at timestamptz,
    resolve_by timestamptz not null,
    resolved_at timestamptz,
    resolution text,
    constraint a_resolved_report_says_how check ((resolved_at is null) = (resolution is null))
  )`,
  `create index open_reports on reports (resolve_by) where resolved_at is null`,
  `create index reports_by_member on reports (member_id)`,
  `create index reports_by_reporter on reports (reporter_id)`,
  `create index reports_by_picture on reports (picture_id)`,
  `alter table pictures add column hidden_at timestamptz`,
  `alter table members add column status_before smallint`,
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    who text not null,
    action text not null,
    whom_hash bytea,
    report_id text,
    why text not null constraint every_action_has_a_reason check (length(trim(why)) > 0)
  )`,
  `create index audit_log_by_whom on audit_log (whom_hash, id)`,
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit log is only ever added to';
  end $$`,
  `create trigger audit_log_is_only_added_to before update or delete on audit_log
    for each row execute function refuse_change()`,
  `create trigger audit_log_is_never_emptied before truncate on audit_log
    for each statement execute function refuse_change()`,
];
