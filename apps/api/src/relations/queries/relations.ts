import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";
import type { ProposalBetween, Relation } from "@sanjog/domain/relations/relation";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/pool.ts";
import type { RelationEvent } from "../../platform/database/relation-tables.ts";
import { lastRefusalElsewhere } from "./refusals.ts";

/** A time is text if the row was selected as a JSON value. */
type Time = Date | string | null;

export type RelationRow = {
  id: string;
  blocked_by_viewer: boolean;
  blocked_by_owner: boolean;
  shortlisted: boolean;
  set_aside_at: Time;
  request_id: string | null;
  status: "pending" | "accepted" | "rejected" | null;
  sent_by_viewer: boolean | null;
  answered_at: Time;
  proposal_id: string | null;
  proposal_status: ProposalStatus | null;
  proposed_by_viewer: boolean | null;
  proposed_at: Time;
  proposal_answered_at: Time;
  refused_elsewhere_at: Time;
};

/** Returns the relation between a viewer and each of these members, in one statement. An unknown id is a stranger. */
export async function loadRelations(
  db: Db,
  viewer_id: string,
  ids: readonly string[],
): Promise<Map<string, Relation>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RelationRow>`${sql.raw(prepared)}
    ${relationRows(viewer_id, sql`unnest(${[...ids]}::text[])`)}`.execute(db);
  return new Map(rows.map((row) => [row.id, relationFrom(row, viewer_id)]));
}

/** Selects the relation to the member in the row `m` as one JSON value, for `relationFrom`. */
export const relationValue = (viewer_id: string) =>
  sql<RelationRow>`(select row_to_json(between_two) from (
    ${relationRows(viewer_id, sql`(select m.id)`)}) as between_two)`;

function relationRows(viewer_id: string, owners: RawBuilder<unknown>) {
  return sql<RelationRow>`
    select owner.id,
      exists (select from blocks where blocker_id = ${viewer_id} and blocked_id = owner.id) as blocked_by_viewer,
      exists (select from blocks where blocker_id = owner.id and blocked_id = ${viewer_id}) as blocked_by_owner,
      exists (select from shortlist_entries where owner_id = ${viewer_id} and member_id = owner.id) as shortlisted,
      (select set_aside_at from set_aside_entries
        where owner_id = ${viewer_id} and member_id = owner.id) as set_aside_at,
      request.id as request_id, request.status, request.answered_at,
      request.sender_id = ${viewer_id} as sent_by_viewer,
      proposal.id as proposal_id, proposal.status as proposal_status, proposal.sent_at as proposed_at,
      proposal.answered_at as proposal_answered_at,
      proposal.sender_id = ${viewer_id} as proposed_by_viewer,
      (${lastRefusalElsewhere(viewer_id)}) as refused_elsewhere_at
    from ${owners} as owner (id)
    left join connection_requests request
      on least(request.sender_id, request.receiver_id) = least(owner.id, ${viewer_id}::text)
      and greatest(request.sender_id, request.receiver_id) = greatest(owner.id, ${viewer_id}::text)
    left join lateral (
      select id, status, sender_id, sent_at, answered_at from proposals
      where least(sender_id, receiver_id) = least(owner.id, ${viewer_id}::text)
        and greatest(sender_id, receiver_id) = greatest(owner.id, ${viewer_id}::text)
      order by status in ('open', 'accepted') desc, sent_at desc, answered_at desc, id limit 1
    ) proposal on true`;
}

/** Returns the relation between a viewer and one member. */
export async function loadRelation(db: Db, viewer_id: string, id: string): Promise<Relation> {
  // Does not look up the id in the map: the database changes an id with characters that its texts cannot hold.
  const [relation] = (await loadRelations(db, viewer_id, [id])).values();
  if (!relation) throw new Error("the database answered no row for an id it was given");
  return relation;
}

const requestEvents = [
  "request_sent",
  "request_accepted",
  "request_rejected",
  "request_cancelled",
  "connection_ended",
] as const satisfies RelationEvent[];

/** Returns whether one of the two ever sent the other a request or answered one. A block does not delete these events. */
export async function haveDealt(db: Db, a: string, b: string): Promise<boolean> {
  const event = await db
    .selectFrom("relation_events")
    .where("actor_id", "in", [a, b])
    .where("member_id", "in", [a, b])
    .where("kind", "in", [...requestEvents])
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

const timeFrom = (time: Time) => (typeof time === "string" ? new Date(time) : time);

export function relationFrom(row: RelationRow, viewer_id: string): Relation {
  const { request_id, status } = row;
  const answered_at = timeFrom(row.answered_at);
  const sent_by_viewer = row.sent_by_viewer === true;
  const request =
    request_id !== null && status !== null ? { id: request_id, status, sent_by_viewer, answered_at } : null;
  return {
    self: row.id === viewer_id,
    blocked: row.blocked_by_viewer || row.blocked_by_owner,
    blocked_by_viewer: row.blocked_by_viewer,
    shortlisted: row.shortlisted,
    set_aside_at: timeFrom(row.set_aside_at),
    connected: status === "accepted",
    request,
    proposal: proposalFrom(row),
    refused_elsewhere_at: timeFrom(row.refused_elsewhere_at),
  };
}

function proposalFrom(row: RelationRow): ProposalBetween | null {
  const { proposal_id: id, proposal_status: status } = row;
  const sent_at = timeFrom(row.proposed_at);
  if (id === null || status === null || sent_at === null) return null;
  const answered_at = timeFrom(row.proposal_answered_at);
  return { id, status, sent_by_viewer: row.proposed_by_viewer === true, sent_at, answered_at };
}
