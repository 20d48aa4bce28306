import type { RequestStatus } from "@sanjog/domain/relations/request-status";
import type { ViewKind } from "@sanjog/domain/relations/viewing-limits";
import type { Generated } from "kysely";

/** What stands between two members. */
export type RelationTables = {
  /** One row a pair, whichever of the two asked. */
  connection_requests: {
    id: string;
    sender_id: string;
    receiver_id: string;
    status: RequestStatus;
    sent_at: Date;
    answered_at: Date | null;
  };
  shortlist_entries: { owner_id: string; member_id: string; added_at: Date };
  blocks: {
    blocker_id: string;
    blocked_id: string;
    blocked_at: Date;
    /** It came with the person: they were blocked under another account, if that still is. */
    inherited: Generated<boolean>;
    inherited_from: string | null;
  };
  /** For whom a block is meant, whichever account they have. */
  block_marks: { blocker_id: string; identity_hash: Buffer; source_id: string | null };
  /** What happened between two members, in order; daily limits are counted here. */
  relation_events: {
    id: Generated<string>;
    actor_id: string;
    member_id: string;
    kind: RelationEvent;
    at: Date;
  };
  /** The different profiles and pictures of a viewer's day, as hashes. */
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
