import { type Kysely, sql } from "kysely";

/**
 * Reviews of new profiles. Cases say whether they are about a new member, and whether a lead has to decide after a
 * moderator has hidden the profile; owned by cases. An approval of a profile, which can be taken back for a moment, and the profile
 * that was looked at; owned by decisions. What a new member was asked to change, with a sign for the content of each
 * field, by which the desk sees later what has changed; owned by reviews.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table cases
    add column new_member boolean not null default false,
    add column for_lead boolean not null default false,
    add constraint only_a_review_is_for_a_lead check (kind = 'review' or not (new_member or for_lead))`,
  `update cases set new_member = true from members m
    where m.id = cases.member_id and kind = 'review' and closed_at is null and m.profile_status = 2 and m.status_before is null`,
  `create index reviews_of_new_members on cases (closed_at) where new_member and closed_at is not null`,

  `alter table decisions
    add column undo_until timestamptz,
    add column profile_version text,
    add constraint only_a_release_can_be_undone check (undo_until is null or kind = 'release')`,
  `create index approvals_that_wait on decisions (undo_until)
    where undo_until is not null and in_force_at is null and lapsed_at is null`,

  `create table review_requests (
    case_id text primary key references cases on delete cascade,
    member_id text not null references members on delete cascade,
    parts text[] not null,
    marks jsonb not null,
    asked_at timestamptz not null,
    ended_at timestamptz,
    sent_again_at timestamptz,
    constraint what_is_sent_again_has_ended check (sent_again_at is null or ended_at is not null)
  )`,
  `create unique index one_open_review_request_per_member on review_requests (member_id) where ended_at is null`,
  `create index review_requests_by_member on review_requests (member_id, asked_at)`,
];
