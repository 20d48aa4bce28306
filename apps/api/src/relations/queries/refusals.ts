import { type RawBuilder, sql } from "kysely";

/**
 * Selects the ids of the members who, after `since`, rejected another account with the viewer's verified number. To the
 * family that rejected it, both accounts are the same person.
 */
export function refusersElsewhere(viewer_id: string, since: Date): RawBuilder<unknown> {
  return sql`select r.receiver_id ${refusalsElsewhere(viewer_id)} and r.answered_at > ${since}`;
}

/** Selects when the member in the row `owner` last rejected such an account; null if never. */
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
