/** Decisions §10: what the one box at sign-up stands for. Each is recorded by itself. */
export const signUpDocuments = ["terms", "privacy_policy", "seeks_marriage", "statements_true"] as const;
export type SignUpDocument = (typeof signUpDocuments)[number];

/** The day on which the wording last changed. A new wording gets a new day. */
export const document_version = "2026-11-22";

/** The texts that are asked for again when their wording changes; the other statements stay as they were made. */
export const renewedDocuments = ["terms", "privacy_policy"] as const;
export type RenewedDocument = (typeof renewedDocuments)[number];

/** Which texts wait to be accepted in the present wording by somebody who has given these consents. */
export function documentsToAccept(
  given: readonly { document: string; version: string }[],
): RenewedDocument[] {
  return renewedDocuments.filter(
    (document) => !given.some((one) => one.document === document && one.version === document_version),
  );
}
