import type { MemberAction } from "@sanjog/domain/connections/connection-request";
import { blockMember, unblockMember } from "../blocks/queries.ts";
import { cancelRequest, endConnection, respondToRequest, sendRequest } from "../connections/queries.ts";
import { addToShortlist, removeFromShortlist } from "../shortlist/queries.ts";

/** With whom a step is taken, and by which request between the two where the step is about one. */
export type Met = { user_id: string; name: string; request_id: string | null };

/** What the server says to a step; `connected` where a request turned out to be the answer to theirs. */
export type StepAnswer = { message?: string; connected?: boolean };

const takers: Record<MemberAction, (met: { user_id: string; request_id: string }) => Promise<StepAnswer>> = {
  send_request: async ({ user_id }) => {
    const { data, message } = await sendRequest(user_id);
    return { ...(message !== undefined && { message }), connected: data.status === "accepted" };
  },
  accept: ({ request_id }) => respondToRequest(request_id, "accepted"),
  reject: ({ request_id }) => respondToRequest(request_id, "rejected"),
  cancel: ({ request_id }) => cancelRequest(request_id),
  unfriend: ({ request_id }) => endConnection(request_id),
  shortlist: ({ user_id }) => addToShortlist(user_id),
  unshortlist: ({ user_id }) => removeFromShortlist(user_id),
  block: ({ user_id }) => blockMember(user_id),
  unblock: ({ user_id }) => unblockMember(user_id),
};

/** Takes a step at the server. */
export function takeStep(step: MemberAction, { user_id, request_id }: Met): Promise<StepAnswer> {
  return takers[step]({ user_id, request_id: request_id ?? "" });
}
