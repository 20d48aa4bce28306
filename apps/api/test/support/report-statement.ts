/** The statement that a report of an intimate picture or of impersonation needs. */
export const statement = { signature: "Harbans Kaur Gill", good_faith: true };
