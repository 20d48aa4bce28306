export type EvidenceTables = {
  /** What the law has us keep of what was taken down, after its owner has left. */
  kept_evidence: {
    id: string;
    kind: "taken_down" | "statement";
    /** Keyed hashes of the member's id and profile number and of the reports' numbers, by which an inquiry finds the row. */
    found_by: Buffer[];
    sealed: Buffer;
    kept_at: Date;
  };
};
