import { statusAt } from "../proposals/marriage-proposal.ts";
import type { ProposalStatus } from "../relations/proposal-status.ts";
import type { ProposalBetween, RequestBetween } from "../relations/relation.ts";
import type { RequestStatus } from "../relations/request-status.ts";
import type { NotificationKind } from "./notification-kinds.ts";

/** What became of a request or proposal that a notification asked the viewer to answer. */
export const notificationAnswers = ["waiting", "accepted", "declined", "expired"] as const;
export type NotificationAnswer = (typeof notificationAnswers)[number];

const requestAnswers: Record<RequestStatus, NotificationAnswer> = {
  pending: "waiting",
  accepted: "accepted",
  rejected: "declined",
};

/** What its sender or a match of either side did to a proposal is no answer of the viewer. */
const proposalAnswers: Partial<Record<ProposalStatus, NotificationAnswer>> = {
  open: "waiting",
  accepted: "accepted",
  rejected: "declined",
  lapsed: "expired",
};

/** What it takes of a relation. */
type Asked = {
  request: Pick<RequestBetween, "status" | "sent_by_viewer"> | null;
  proposal: Pick<ProposalBetween, "status" | "sent_at" | "sent_by_viewer"> | null;
};

/**
 * Returns the viewer's own answer to what a notification told of, or that it is waiting or has expired. Null for a kind
 * that asks nothing, and where the request or proposal no longer exists, whatever ended it: a withdrawal, the end of a
 * connection and a block look alike.
 */
export function answerTo(
  kind: NotificationKind,
  { request, proposal }: Asked,
  now: Date,
): NotificationAnswer | null {
  if (kind === "request_received" && request && !request.sent_by_viewer)
    return requestAnswers[request.status];
  if (kind === "proposal_received" && proposal && !proposal.sent_by_viewer)
    return proposalAnswers[statusAt(proposal, now)] ?? null;
  return null;
}
