import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { memberCard } from "./member-view.ts";
import { answerBody, idParams, nothing, paged, pageQuery, receiverBody } from "./reply.ts";

const proposal = z.object({ id: z.string(), status: z.string() });
/** A row of a proposal list: the proposal as it is now and the other member. `sent_at` is a day. */
const proposalRow = z.object({ id: z.string(), status: z.string(), sent_at: z.string(), member: memberCard });
export type ProposalRow = z.infer<typeof proposalRow>;

export const sendProposal = endpoint({
  name: "sendProposal",
  method: "POST",
  path: "/api/user/marriage-proposal",
  access: "complete_member",
  summary: "Proposes marriage to a connection; one proposal at a time.",
  body: receiverBody,
  reply: proposal,
});

export const respondToProposal = endpoint({
  name: "respondToProposal",
  method: "PUT",
  path: "/api/user/marriage-proposal/:id",
  access: "complete_member",
  summary: "Accepts or rejects a received proposal; accepting is final.",
  params: idParams,
  body: answerBody,
  reply: proposal,
});

export const revokeProposal = endpoint({
  name: "revokeProposal",
  method: "DELETE",
  path: "/api/user/marriage-proposal/:id",
  access: "complete_member",
  summary: "Takes a sent proposal back, within 24 hours.",
  params: idParams,
  reply: nothing,
});

const list = (name: string, path: `/api/${string}`, summary: string) =>
  endpoint({
    name,
    method: "GET",
    path,
    access: "complete_member",
    summary,
    query: pageQuery,
    reply: paged(proposalRow),
  });

export const listReceivedProposals = list(
  "listReceivedProposals",
  "/api/user/marriage-proposal",
  "Proposals that wait for the member's answer.",
);
export const listSentProposals = list(
  "listSentProposals",
  "/api/user/marriage-proposal/sent",
  "The member's latest proposal to each connection: open, rejected, or lapsed without an answer.",
);
export const listAcceptedProposals = list(
  "listAcceptedProposals",
  "/api/user/marriage-proposal/accepted",
  "The accepted proposal, of either side.",
);
