import { type Kysely, sql } from "kysely";

/**
 * Reports of people without an account: the e-mail is confirmed by a link, the statement of good faith is kept, and a complaint about
 * one's own data is a report with a case of its own kind. A coloured picture of 8 x 8 pixels confirms an equal picture hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table reports
    add column good_faith boolean not null default false,
    add column acts_for_person boolean not null default false,
    add column signature text,
    add column confirm_hash bytea,
    add column confirm_until timestamptz,
    add column confirmed_at timestamptz,
    add constraint a_signature_is_in_good_faith check (signature is null or good_faith),
    add constraint only_a_stranger_confirms check (confirm_hash is null or reporter_email is not null)`,
  `create unique index reports_by_confirm_hash on reports (confirm_hash) where confirm_hash is not null`,
  `create index reports_by_reporter_email on reports (reporter_email) where reporter_email is not null`,
  `alter table cases drop constraint a_report_case_has_a_report`,
  `alter table cases add constraint a_report_case_has_a_report
    check ((kind <> 'report' or report_id is not null) and (report_id is null or kind in ('report', 'data_request')))`,
  `alter table quarantined_pictures
    add column colours bytea,
    add constraint a_dismissed_quarantine_keeps_no_colours check (upheld is distinct from false or colours is null)`,
];
