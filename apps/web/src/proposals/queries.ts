import * as endpoints from "@sanjog/contract/proposals";
import type { ProposalList } from "@sanjog/domain/proposals/marriage-proposal";
import { call } from "../platform/api-client.ts";

const lists = {
  received: endpoints.listReceivedProposals,
  sent: endpoints.listSentProposals,
  accepted: endpoints.listAcceptedProposals,
} as const satisfies Record<ProposalList, unknown>;

/** Loads one page of a list of proposals. */
export const proposalsQuery = (list: ProposalList, page: number) => ({
  queryKey: ["proposals", list, page],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(lists[list], { query: { page }, signal })).data,
});

export async function sendProposal(receiver_id: string): Promise<{ message?: string }> {
  const { message } = await call(endpoints.sendProposal, { body: { receiver_id } });
  return message === undefined ? {} : { message };
}

export const respondToProposal = (id: string, status: "accepted" | "rejected") =>
  call(endpoints.respondToProposal, { params: { id }, body: { status } });

export const revokeProposal = (id: string) => call(endpoints.revokeProposal, { params: { id } });
