import { type Kysely, sql } from "kysely";

/**
 * Members whom the service hides for maintenance, and the private requests to be hidden or shown, with encrypted words.
 * The members' part is written by decisions, the requests are owned by help. The constraint keeps such a member hidden, whatever
 * else changes the status.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table members
    add column under_maintenance boolean not null default false,
    add column held_before_maintenance boolean not null default false,
    add constraint nobody_is_seen_under_maintenance check (not under_maintenance or profile_status in (0, 2, 6))`,
  `alter table cases drop constraint case_kind_is_known`,
  `alter table cases add constraint case_kind_is_known
    check (kind in ('report', 'review', 'order', 'appeal', 'data_request', 'pressure'))`,
  `create unique index one_open_pressure_case_per_member on cases (member_id) where kind = 'pressure' and closed_at is null`,
  `create table pressure_requests (
    id text primary key,
    member_id text not null references members on delete cascade,
    wish text not null constraint wish_is_known check (wish in ('hide', 'show')),
    words text not null,
    at timestamptz not null
  )`,
  `create index pressure_requests_by_member on pressure_requests (member_id, at)`,
];
