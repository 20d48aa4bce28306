export type RightsTables = {
  /** Who left, for a year: what the law wants kept, encrypted, and nothing besides. */
  erased_members: {
    /** Keyed: it is found by anyone who knows the id, and tells nothing to others. */
    member_hash: Buffer;
    sealed_network: Buffer;
    sealed_times: Buffer;
    sealed_consents: Buffer;
    erased_at: Date;
  };
};
