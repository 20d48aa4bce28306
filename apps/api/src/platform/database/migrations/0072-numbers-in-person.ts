import { type Kysely, sql } from "kysely";

/**
 * Numbers that two volunteers confirm in person: a verification with a code that the member shows, the step of the two people, and the
 * case. A confirmed verification says where it was and who the two were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table verifications
    add column place text,
    add column seen_by text references staff_accounts,
    add column approved_by text references staff_accounts,
    drop constraint verification_purpose_is_known,
    add constraint verification_purpose_is_known check (purpose in ('registration', 'member', 'in_person')),
    add constraint two_people_confirm_in_person check (purpose <> 'in_person' or phone_verified_at is null
      or (place is not null and seen_by is not null and approved_by is not null and seen_by <> approved_by))`,
  `create unique index one_open_number_in_person on verifications (member_id) where purpose = 'in_person' and completed_at is null`,
  `alter table one_time_codes
    drop constraint code_channel_is_known,
    add constraint code_channel_is_known check (channel in ('email', 'phone', 'in_person'))`,
  `alter table cases
    drop constraint case_kind_is_known,
    add constraint case_kind_is_known
      check (kind in ('report', 'review', 'order', 'appeal', 'data_request', 'pressure', 'in_person'))`,
  `create unique index one_open_in_person_case_per_member on cases (member_id) where kind = 'in_person' and closed_at is null`,
  `alter table approvals
    add column verification_id text references verifications on delete cascade,
    add column place text,
    drop constraint approval_kind_is_known,
    add constraint approval_kind_is_known check (kind in ('role', 'contact_details', 'erasure', 'export', 'in_person')),
    add constraint a_number_in_person_has_a_place
      check ((kind = 'in_person') = (verification_id is not null and place is not null))`,
  `create index approvals_by_verification on approvals (verification_id)`,
];
