import type { RequestStatus } from "@sanjog/domain/relations/request-status";
import type { ViewKind } from "@sanjog/domain/relations/viewing-limits";
import type { Generated } from "kysely";

/** Requests, blocks and other relations between two members. */
export type RelationTables = {
  /** One row per pair of members, whichever of them sent the request. */
  connection_requests: {
    id: string;
    sender_id: string;
    receiver_id: string;
    status: RequestStatus;
    sent_at: Date;
    answered_at: Date | null;
  };
  shortlist_entries: { owner_id: string; member_id: string; added_at: Date };
  /** Whom a member has put aside for a time. */
  set_aside_entries: { owner_id: string; member_id: string; set_aside_at: Date };
  blocks: {
    blocker_id: string;
    blocked_id: string;
    blocked_at: Date;
    /** Whether the block was copied from another account of the blocked person, `inherited_from` if that still exists. */
    inherited: Generated<boolean>;
    inherited_from: string | null;
  };
  /** The identities of blocked people, so that a block also applies to their later accounts. */
  block_marks: { blocker_id: string; identity_hash: Buffer; source_id: string | null };
  /** The events between two members in order. Daily limits count them. */
  relation_events: {
    id: Generated<string>;
    actor_id: string;
    member_id: string;
    kind: RelationEvent;
    at: Date;
  };
  /** Hashes of the distinct profiles and pictures that a viewer has seen in one day. */
  views_of_day: { viewer_id: string; kind: ViewKind; began_at: Date; seen: string[] };
};

export type RelationEvent =
  | "request_sent"
  | "request_accepted"
  | "request_rejected"
  | "request_cancelled"
  | "connection_ended"
  | "request_closed"
  | "proposal_sent"
  | "proposal_accepted"
  | "proposal_rejected"
  | "proposal_revoked"
  | "proposal_closed"
  | "match_dissolved"
  | "blocked"
  | "unblocked";
