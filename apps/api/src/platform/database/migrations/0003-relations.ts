import { type Kysely, sql } from "kysely";

/** The relations between two members. Owned by connections, shortlist and blocks; events by relations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table connection_requests (
    id text primary key,
    sender_id text not null references members on delete cascade,
    receiver_id text not null references members on delete cascade,
    status text not null constraint request_status_is_known check (status in ('pending', 'accepted', 'rejected')),
    sent_at timestamptz not null,
    answered_at timestamptz,
    constraint nobody_asks_oneself check (sender_id <> receiver_id)
  )`,
  `create unique index one_request_per_pair
    on connection_requests (least(sender_id, receiver_id), greatest(sender_id, receiver_id))`,
  `create index requests_by_sender on connection_requests (sender_id, status, sent_at desc)`,
  `create index requests_by_receiver on connection_requests (receiver_id, status, sent_at desc)`,
  `create table shortlist_entries (
    owner_id text not null references members on delete cascade,
    member_id text not null references members on delete cascade,
    added_at timestamptz not null,
    primary key (owner_id, member_id)
  )`,
  `create index shortlist_entries_by_member on shortlist_entries (member_id)`,
  `create table blocks (
    blocker_id text not null references members on delete cascade,
    blocked_id text not null references members on delete cascade,
    blocked_at timestamptz not null,
    primary key (blocker_id, blocked_id),
    constraint nobody_blocks_oneself check (blocker_id <> blocked_id)
  )`,
  `create index blocks_by_blocked on blocks (blocked_id)`,
  `create table relation_events (
    id bigint generated always as identity primary key,
    actor_id text not null references members on delete cascade,
    member_id text not null references members on delete cascade,
    kind text not null,
    at timestamptz not null
  )`,
  `create index relation_events_by_actor on relation_events (actor_id, kind, at)`,
];
