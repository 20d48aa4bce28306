import * as doors from "@sanjog/contract/proposals";
import type { ProposalList } from "@sanjog/domain/proposals/marriage-proposal";
import { call } from "../platform/api-client.ts";

const lists = {
  received: doors.listReceivedProposals,
  sent: doors.listSentProposals,
  accepted: doors.listAcceptedProposals,
} as const satisfies Record<ProposalList, unknown>;

/** The lists of this area, page by page. */
export const proposalsQuery = (list: ProposalList, page: number) => ({
  queryKey: ["proposals", list, page],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(lists[list], { query: { page }, signal })).data,
});

export async function sendProposal(receiver_id: string): Promise<{ message?: string }> {
  const { message } = await call(doors.sendProposal, { body: { receiver_id } });
  return message === undefined ? {} : { message };
}

export const respondToProposal = (id: string, status: "accepted" | "rejected") =>
  call(doors.respondToProposal, { params: { id }, body: { status } });

export const revokeProposal = (id: string) => call(doors.revokeProposal, { params: { id } });
