import type { Insertable } from "kysely";
import type { Tx } from "../../platform/database/open.ts";
import type { Tables } from "../../platform/database/tables.ts";

export type GivenConsent = Omit<Insertable<Tables["consents"]>, "id">;

/** Records a consent with the document's version, its language and the time, once for each version (decisions §10). */
export async function recordConsent(tx: Tx, consent: GivenConsent): Promise<void> {
  const known = await tx
    .selectFrom("consents")
    .where("member_id", "=", consent.member_id)
    .where("document", "=", consent.document)
    .where("version", "=", consent.version)
    .select("id")
    .executeTakeFirst();
  if (!known) await tx.insertInto("consents").values(consent).execute();
}
