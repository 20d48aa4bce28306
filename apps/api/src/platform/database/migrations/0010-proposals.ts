import { type Kysely, sql } from "kysely";

/** Marriage proposals. Owned by proposals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // An accepted connection is only ever left by deleting it, so there is no proposal without one.
  `create table proposals (
    id text primary key,
    connection_id text not null references connection_requests on delete cascade,
    sender_id text not null references members on delete cascade,
    receiver_id text not null references members on delete cascade,
    status text not null constraint proposal_status_is_known
      check (status in ('open', 'accepted', 'rejected', 'revoked', 'lapsed', 'closed')),
    sent_at timestamptz not null,
    answered_at timestamptz,
    constraint nobody_proposes_to_oneself check (sender_id <> receiver_id),
    constraint a_proposal_that_is_left_says_when check ((status = 'open') = (answered_at is null))
  )`,
  `create unique index one_open_proposal_per_sender on proposals (sender_id) where status = 'open'`,
  `create unique index one_accepted_proposal_per_sender on proposals (sender_id) where status = 'accepted'`,
  `create unique index one_accepted_proposal_per_receiver on proposals (receiver_id) where status = 'accepted'`,
  `create unique index one_standing_proposal_per_pair
    on proposals (least(sender_id, receiver_id), greatest(sender_id, receiver_id))
    where status in ('open', 'accepted')`,
  `create index proposals_by_pair
    on proposals (least(sender_id, receiver_id), greatest(sender_id, receiver_id), sent_at desc)`,
  `create index proposals_by_connection on proposals (connection_id)`,
  `create index proposals_by_sender on proposals (sender_id, status)`,
  `create index proposals_by_receiver on proposals (receiver_id, status)`,
];
