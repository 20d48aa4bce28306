import { type RawBuilder, sql } from "kysely";

/**
 * The ids of those who refused, after `since`, another account on the viewer's verified number: for a family that said
 * no, both are the same person.
 */
export function refusersElsewhere(viewer_id: string, since: Date): RawBuilder<unknown> {
  return sql`select r.receiver_id ${refusalsElsewhere(viewer_id)} and r.answered_at > ${since}`;
}

/** When the member in the row `owner` last refused such an account; null where that never was. */
export function lastRefusalElsewhere(viewer_id: string): RawBuilder<unknown> {
  return sql`select max(r.answered_at) ${refusalsElsewhere(viewer_id)} and r.receiver_id = owner.id`;
}

function refusalsElsewhere(viewer_id: string): RawBuilder<unknown> {
  return sql`from members viewer
    join members other on other.phone_hash = viewer.phone_hash and other.phone_verified_at is not null
      and other.id <> viewer.id
    join connection_requests r on r.sender_id = other.id and r.status = 'rejected'
    where viewer.id = ${viewer_id} and viewer.phone_verified_at is not null`;
}
