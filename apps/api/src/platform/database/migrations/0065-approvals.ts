import { type Kysely, sql } from "kysely";

/**
 * Steps at the desk that one person asks for and a second one approves within a day, owned by approvals: changes of roles
 * (which were a table of their own), contact details, exports and early erasures. Suspensions that
 * replace an earlier one; who sent an order; and why staff looked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const alone = "an older server would write changes of roles into the table that this replaces";

const statements = [
  `create table approvals (
    id text primary key,
    kind text not null constraint approval_kind_is_known
      check (kind in ('role', 'contact_details', 'erasure', 'export')),
    case_id text references cases on delete cascade,
    member_id text references members on delete cascade,
    staff_id text references staff_accounts on delete cascade,
    role text constraint approved_role_is_known check (role in ('moderator', 'lead', 'keeper')),
    why text not null,
    asked_by text not null references staff_accounts on delete cascade,
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    approved_by text references staff_accounts on delete cascade,
    approved_at timestamptz,
    ended_at timestamptz,
    open_until timestamptz,
    opened_at timestamptz,
    constraint nobody_approves_their_own_step check (approved_by <> asked_by),
    constraint nobody_changes_their_own_role check (asked_by <> staff_id and approved_by <> staff_id),
    constraint an_approved_step_says_who check ((approved_by is null) = (approved_at is null)),
    constraint a_step_lapses_after_a_day check (expires_at <= asked_at + interval '24 hours' and approved_at < expires_at),
    constraint an_ended_step_is_not_approved check (ended_at is null or approved_at is null),
    constraint only_an_approved_step_opens check ((open_until is null and opened_at is null) or approved_at is not null),
    constraint a_change_of_role_names_both check ((kind = 'role') = (staff_id is not null and role is not null)),
    constraint a_step_about_a_member_has_a_case check ((kind <> 'role') = (case_id is not null and member_id is not null))
  )`,
  `create unique index one_open_approval on approvals (kind, coalesce(case_id, staff_id))
    where approved_at is null and ended_at is null`,
  `create index approvals_by_case on approvals (case_id)`,
  `create index approvals_by_member on approvals (member_id)`,
  `create index approvals_by_staff on approvals (staff_id)`,
  `insert into approvals (id, kind, staff_id, role, why, asked_by, asked_at, expires_at, approved_by, approved_at)
    select id, 'role', staff_id, role, '', proposed_by, proposed_at, expires_at, approved_by, approved_at
    from role_changes where approved_at is null`,
  `drop table role_changes`,

  `alter table decisions
    add column suspended_since timestamptz,
    add column superseded_by text references decisions on delete set null`,
  `create index decisions_by_successor on decisions (superseded_by)`,
  `update decisions set suspended_since = decided_at where kind = 'suspend'`,
  `alter table decisions add constraint a_suspension_has_a_beginning
    check (kind <> 'suspend' or suspended_since is not null)`,

  `alter table cases
    add column authority text not null default '',
    add column reference text not null default ''`,

  `alter table staff_looks
    add column why text not null default '',
    drop constraint look_is_known,
    add constraint look_is_known
      check (looked_at_what in ('profile', 'pictures', 'private_details', 'contact_details', 'export'))`,
];
