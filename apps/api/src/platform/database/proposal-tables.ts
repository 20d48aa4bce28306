import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";

export type ProposalTables = {
  /** One row per proposal. It is deleted with its connection. */
  proposals: {
    id: string;
    connection_id: string;
    sender_id: string;
    receiver_id: string;
    status: ProposalStatus;
    sent_at: Date;
    /** When the proposal ended, for whatever reason. */
    answered_at: Date | null;
  };
};
