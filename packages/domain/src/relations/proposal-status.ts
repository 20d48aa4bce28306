/**
 * What is stored of a marriage proposal. One that is open for too long counts as lapsed before it is stored so;
 * "closed" is one that was open when either of the two was matched.
 */
export const proposalStatuses = ["open", "accepted", "rejected", "revoked", "lapsed", "closed"] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
