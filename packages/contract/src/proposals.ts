import { endpoint } from "./endpoint.ts";
import { answerBody, idParams, nothing, receiverBody } from "./reply.ts";
import { listOfRequests, requestStatus } from "./request-row.ts";

export const sendProposal = endpoint({
  name: "sendProposal",
  method: "POST",
  path: "/api/user/marriage-proposal",
  access: "complete_member",
  summary: "Proposes marriage to a connection; one proposal at a time.",
  body: receiverBody,
  reply: requestStatus,
});

export const respondToProposal = endpoint({
  name: "respondToProposal",
  method: "PUT",
  path: "/api/user/marriage-proposal/:id",
  access: "complete_member",
  summary: "Accepts or rejects a received proposal; accepting is final.",
  params: idParams,
  body: answerBody,
  reply: requestStatus,
});

export const revokeProposal = endpoint({
  name: "revokeProposal",
  method: "DELETE",
  path: "/api/user/marriage-proposal/:id",
  access: "complete_member",
  summary: "Withdraws a sent proposal within 24 hours.",
  params: idParams,
  reply: nothing,
});

export const listReceivedProposals = listOfRequests(
  "listReceivedProposals",
  "/api/user/marriage-proposal",
  "Proposals that wait for the member's answer.",
);
export const listSentProposals = listOfRequests(
  "listSentProposals",
  "/api/user/marriage-proposal/sent",
  "The member's latest proposal to each connection: open, rejected, or lapsed without an answer.",
);
export const listAcceptedProposals = listOfRequests(
  "listAcceptedProposals",
  "/api/user/marriage-proposal/accepted",
  "The accepted proposal, of either side.",
);
