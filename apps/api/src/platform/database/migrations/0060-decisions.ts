import { type Kysely, sql } from "kysely";

/**
 * Decisions of the desk and of the command line, with what the member reads, and appeals against them. Owned by decisions.
 * `decided_by` is null for the command line, whose log names the operator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table decisions (
    id text primary key,
    case_id text references cases on delete set null,
    member_id text references members on delete cascade,
    kind text not null,
    rule text,
    facts text not null default '',
    reason_en text not null default '',
    reason_pb text not null default '',
    automated boolean not null default false,
    picture_id text references pictures on delete set null,
    until timestamptz,
    decided_by text references staff_accounts,
    decided_at timestamptz not null,
    needs_second boolean not null,
    expires_at timestamptz,
    approved_by text references staff_accounts,
    in_force_at timestamptz,
    lapsed_at timestamptz,
    ended_at timestamptz,
    overturned_at timestamptz,
    appeal_of text references decisions on delete cascade,
    constraint nobody_approves_their_own_decision check (approved_by <> decided_by),
    constraint a_step_of_two_is_approved_first check (in_force_at is null or not needs_second or approved_by is not null),
    constraint a_long_suspension_needs_two check (kind <> 'suspend' or decided_by is null or needs_second
      or (until is not null and until <= decided_at + interval '7 days')),
    constraint a_hold_by_one_lasts_a_day check (kind <> 'hold' or decided_by is null
      or (until is not null and until <= decided_at + interval '1 day')),
    constraint a_waiting_decision_expires check (not needs_second or expires_at is not null)
  )`,
  `create unique index one_waiting_decision_per_case on decisions (case_id)
    where in_force_at is null and lapsed_at is null`,
  `create unique index one_decision_per_case on decisions (case_id) where in_force_at is not null`,
  `create index decisions_by_member on decisions (member_id, decided_at)`,
  `create index decisions_by_picture on decisions (picture_id)`,
  `create index decisions_that_end on decisions (until) where until is not null and ended_at is null`,
  `alter table cases add column appeal_of text references decisions on delete cascade`,
  `create unique index one_appeal_per_decision on cases (appeal_of)`,
  `create function refuse_own_appeal() returns trigger language plpgsql as $$
  begin
    if exists (select from decisions d where d.id = new.appeal_of
        and (new.decided_by in (d.decided_by, d.approved_by) or new.approved_by in (d.decided_by, d.approved_by))) then
      raise exception 'nobody_decides_their_own_appeal';
    end if;
    return new;
  end $$`,
  `create trigger nobody_decides_their_own_appeal before insert or update on decisions
    for each row when (new.appeal_of is not null) execute function refuse_own_appeal()`,
];
