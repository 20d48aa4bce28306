/**
 * The stored status of a marriage proposal. An open one counts as lapsed after seven days, before that is stored;
 * "closed" was open when either member was matched.
 */
export const proposalStatuses = ["open", "accepted", "rejected", "revoked", "lapsed", "closed"] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
