import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";

export type ProposalTables = {
  /** Each proposal is a row of its own; it goes with the connection on which it stands. */
  proposals: {
    id: string;
    connection_id: string;
    sender_id: string;
    receiver_id: string;
    status: ProposalStatus;
    sent_at: Date;
    /** When it was left, whichever way. */
    answered_at: Date | null;
  };
};
