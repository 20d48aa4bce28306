/** Decisions §10: what the one box at sign-up stands for. Each is recorded by itself. */
export const signUpDocuments = ["terms", "privacy_policy", "seeks_marriage", "statements_true"] as const;
export type SignUpDocument = (typeof signUpDocuments)[number];

/** The day on which the wording last changed. A new wording gets a new day. */
export const document_version = "2026-11-21";
