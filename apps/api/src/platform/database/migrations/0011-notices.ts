import { type Kysely, sql } from "kysely";

/** What members are told. Owned by notices. A device dies with the login that registered it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table notices (
    id text primary key,
    member_id text not null references members on delete cascade,
    actor_id text not null references members on delete cascade,
    topic text not null,
    kind text not null,
    status text not null constraint notice_status_is_known check (status in ('unread', 'read')),
    told_at timestamptz not null,
    loud_kind text,
    loud_at timestamptz,
    constraint nobody_is_told_of_oneself check (member_id <> actor_id)
  )`,
  `create unique index one_notice_per_pair_and_topic on notices (member_id, actor_id, topic)`,
  `create index notices_by_member on notices (member_id, told_at desc)`,
  `create index notices_by_actor on notices (actor_id)`,
  `create table push_devices (
    id text primary key,
    member_id text not null references members on delete cascade,
    session_id text not null references member_sessions on delete cascade,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    registered_at timestamptz not null
  )`,
  `create unique index one_device_per_endpoint on push_devices (endpoint)`,
  `create unique index one_device_per_session on push_devices (session_id)`,
  `create index push_devices_by_member on push_devices (member_id)`,
  `create table muted_mails (
    member_id text not null references members on delete cascade,
    kind text not null,
    primary key (member_id, kind)
  )`,
];
