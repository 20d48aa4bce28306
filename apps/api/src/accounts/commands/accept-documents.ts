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
 * Records that the member accepts the current version of each of these documents. Returns the documents that are still
 * to be accepted. Throws `wording_outdated` for any other version, since the member has not read the current one.
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
