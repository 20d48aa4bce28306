import type { ProposalStatus } from "./proposal-status.ts";
import type { RequestStatus } from "./request-status.ts";

/** The one request between two members, as the viewer sees it. */
export type RequestBetween = {
  id: string;
  status: RequestStatus;
  sent_by_viewer: boolean;
  answered_at: Date | null;
};

/** The proposal that counts between two members, as the viewer sees it: the one that stands, else the latest. */
export type ProposalBetween = {
  id: string;
  /** As it is stored; `statusAt` says what it is now. */
  status: ProposalStatus;
  sent_by_viewer: boolean;
  sent_at: Date;
};

/** Everything that stands between a viewer and an owner. A plain picture: it decides nothing. */
export type Relation = {
  self: boolean;
  /** A block in either direction. */
  blocked: boolean;
  blocked_by_viewer: boolean;
  shortlisted: boolean;
  connected: boolean;
  request: RequestBetween | null;
  /** Only between connections. */
  proposal: ProposalBetween | null;
  /** When the owner last rejected a request of another account on the viewer's verified number. */
  refused_elsewhere_at: Date | null;
};

/** Two members between whom nothing has happened. */
export const strangers: Relation = {
  self: false,
  blocked: false,
  blocked_by_viewer: false,
  shortlisted: false,
  connected: false,
  request: null,
  proposal: null,
  refused_elsewhere_at: null,
};

export const oneself: Relation = { ...strangers, self: true };
