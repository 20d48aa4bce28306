import type { ProposalStatus } from "./proposal-status.ts";
import type { RequestStatus } from "./request-status.ts";

/** The one request between two members, as the viewer sees it. */
export type RequestBetween = {
  id: string;
  status: RequestStatus;
  sent_by_viewer: boolean;
  answered_at: Date | null;
};

/** The proposal between two members as the viewer sees it: the open or accepted one, otherwise the latest. */
export type ProposalBetween = {
  id: string;
  /** The stored status; `statusAt` returns the present one. */
  status: ProposalStatus;
  sent_by_viewer: boolean;
  sent_at: Date;
  answered_at: Date | null;
};

/** Everything that exists between a viewer and an owner. Plain data without rules. */
export type Relation = {
  self: boolean;
  /** Whether there is a block in either direction. */
  blocked: boolean;
  blocked_by_viewer: boolean;
  shortlisted: boolean;
  /** When the viewer last put the owner aside; `isSetAside` says whether that still counts. */
  set_aside_at: Date | null;
  connected: boolean;
  request: RequestBetween | null;
  /** Exists between connections only. */
  proposal: ProposalBetween | null;
  /** When the owner last rejected a request of another account on the viewer's verified number. */
  refused_elsewhere_at: Date | null;
};

/** The relation of two members without any interaction. */
export const strangers: Relation = {
  self: false,
  blocked: false,
  blocked_by_viewer: false,
  shortlisted: false,
  set_aside_at: null,
  connected: false,
  request: null,
  proposal: null,
  refused_elsewhere_at: null,
};

export const oneself: Relation = { ...strangers, self: true };

/** The relations in which a member may look at their own profile with the eyes of another. */
export const previewRelations = {
  stranger: strangers,
  connection: { ...strangers, connected: true },
} as const satisfies Record<string, Relation>;
export type PreviewViewer = keyof typeof previewRelations;
