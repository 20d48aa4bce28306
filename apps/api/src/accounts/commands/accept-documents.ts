import { document_version, type RenewedDocument, renewedDocuments } from "@sanjog/domain/accounts/consents";
import type { Locale } from "@sanjog/i18n/locale";
import type { Deps } from "../../platform/deps.ts";
import { Refused } from "../../platform/http/refused.ts";
import { recordConsent } from "../../profiles/commands/record-consent.ts";

/**
 * Records that the member accepts both texts in their present wording, and answers what waits after that: nothing.
 * Refuses any other wording: it is not what the member has read.
 */
export async function acceptDocuments(
  deps: Deps,
  member_id: string,
  version: string,
  locale: Locale,
): Promise<RenewedDocument[]> {
  if (version !== document_version) throw new Refused("wording_outdated");
  await deps.tx(async (tx) => {
    for (const document of renewedDocuments)
      await recordConsent(tx, { member_id, document, version, locale, given_at: deps.now() });
  });
  return [];
}
