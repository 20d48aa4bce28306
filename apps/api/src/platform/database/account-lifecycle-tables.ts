import type { EncryptedRow } from "../crypto/encrypted-columns.ts";

type Nominee = { member_id: string; name: string; relation: string; contact: string; updated_at: Date };

export type AccountLifecycleTables = {
  /** The person who acts for a member in case of death or incapacity. */
  nominees: EncryptedRow<"nominees", Nominee>;
  /** Erased accounts, kept for a year: only what the law requires us to retain, encrypted. */
  erased_members: {
    /** A keyed hash of the member's id, so that the row can be found by the id but does not reveal it. */
    member_hash: Buffer;
    sealed_network: Buffer;
    sealed_times: Buffer;
    sealed_consents: Buffer;
    erased_at: Date;
  };
};
