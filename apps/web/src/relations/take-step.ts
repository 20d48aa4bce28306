import { respondToProposal, revokeProposal, sendProposal } from "../proposals/queries.ts";
import { blockMember, unblockMember } from "./blocks-queries.ts";
import { cancelRequest, endConnection, respondToRequest, sendRequest } from "./connections-queries.ts";
import type { Step } from "./member-state.ts";
import { bringBack, setAside } from "./set-aside-queries.ts";
import { addToShortlist, removeFromShortlist } from "./shortlist-queries.ts";

/** The member whom a step is about, and the request or proposal between the two where the step needs it. */
export type StepTarget = {
  user_id: string;
  name: string;
  picture: string | null;
  request_id: string | null;
  proposal_id?: string | null;
};

/**
 * The server's response to a step: the request that was sent, and `connected` where it accepted the other member's own
 * request.
 */
export type StepAnswer = { message?: string; connected?: boolean; request_id?: string };

type StepIds = { user_id: string; request_id: string; proposal_id: string };

const takers: Record<Step, (met: StepIds) => Promise<StepAnswer>> = {
  send_request: async ({ user_id }) => {
    const { data, message } = await sendRequest(user_id);
    const sent = { connected: data.status === "accepted", request_id: data.id };
    return { ...(message !== undefined && { message }), ...sent };
  },
  accept: ({ request_id }) => respondToRequest(request_id, "accepted"),
  reject: ({ request_id }) => respondToRequest(request_id, "rejected"),
  cancel: ({ request_id }) => cancelRequest(request_id),
  unfriend: ({ request_id }) => endConnection(request_id),
  shortlist: ({ user_id }) => addToShortlist(user_id),
  unshortlist: ({ user_id }) => removeFromShortlist(user_id),
  set_aside: ({ user_id }) => setAside(user_id),
  bring_back: ({ user_id }) => bringBack(user_id),
  block: ({ user_id }) => blockMember(user_id),
  unblock: ({ user_id }) => unblockMember(user_id),
  propose: ({ user_id }) => sendProposal(user_id),
  accept_proposal: ({ proposal_id }) => respondToProposal(proposal_id, "accepted"),
  reject_proposal: ({ proposal_id }) => respondToProposal(proposal_id, "rejected"),
  revoke_proposal: ({ proposal_id }) => revokeProposal(proposal_id),
};

/** Sends a step to the server. */
export function takeStep(step: Step, { user_id, request_id, proposal_id }: StepTarget): Promise<StepAnswer> {
  return takers[step]({ user_id, request_id: request_id ?? "", proposal_id: proposal_id ?? "" });
}
