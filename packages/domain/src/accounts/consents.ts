/** Decisions §10: the statements behind the one box at sign-up. Each is recorded separately. */
export const signUpDocuments = ["terms", "privacy_policy", "seeks_marriage", "statements_true"] as const;
export type SignUpDocument = (typeof signUpDocuments)[number];
export type ConsentDocument = SignUpDocument | "sensitive_data";

/** The day on which the wording of each text last changed. A new wording changes the day of its own text only. */
export const documentVersions = {
  terms: "2026-11-22",
  privacy_policy: "2026-11-22",
  seeks_marriage: "2026-11-22",
  statements_true: "2026-11-22",
  sensitive_data: "2026-11-22",
} as const satisfies Record<ConsentDocument, string>;

/** The texts that need a new consent when their wording changes; the other statements stay as given. */
export const renewedDocuments = ["terms", "privacy_policy"] as const;
export type RenewedDocument = (typeof renewedDocuments)[number];

/** Returns the texts whose present wording is not among the given consents. */
export function documentsToAccept(
  given: readonly { document: string; version: string }[],
  versions: Readonly<Record<RenewedDocument, string>> = documentVersions,
): RenewedDocument[] {
  return renewedDocuments.filter(
    (document) => !given.some((one) => one.document === document && one.version === versions[document]),
  );
}
