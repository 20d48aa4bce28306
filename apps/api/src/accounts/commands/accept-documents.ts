import {
  documentsToAccept,
  documentVersions,
  type RenewedDocument,
  renewedDocuments,
} from "@sanjog/domain/accounts/consents";
import type { Locale } from "@sanjog/i18n/locale";
import { AppError } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { recordConsent } from "../../profiles/commands/record-consent.ts";

/**
 * Records that the member accepts each of these texts in its present wording, and returns the texts that still wait.
 * Refuses any other wording: it is not what the member has read.
 */
export async function acceptDocuments(
  deps: AreaDeps,
  member_id: string,
  versions: Readonly<Partial<Record<RenewedDocument, string>>>,
  locale: Locale,
): Promise<RenewedDocument[]> {
  const accepted = renewedDocuments.filter((document) => versions[document] !== undefined);
  if (accepted.some((document) => versions[document] !== documentVersions[document]))
    throw new AppError("wording_outdated");
  return deps.tx(async (tx) => {
    for (const document of accepted) {
      const version = documentVersions[document];
      await recordConsent(tx, { member_id, document, version, locale, given_at: deps.now() });
    }
    const given = await tx
      .selectFrom("consents")
      .where("member_id", "=", member_id)
      .select(["document", "version"])
      .execute();
    return documentsToAccept(given);
  });
}
