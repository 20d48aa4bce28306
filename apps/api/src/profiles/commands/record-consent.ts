import type { Insertable } from "kysely";
import type { Tx } from "../../platform/database/open.ts";
import type { Tables } from "../../platform/database/tables.ts";

export type GivenConsent = Omit<Insertable<Tables["consents"]>, "id">;

/** Decisions §10: keeps what was agreed to, in which wording, language and when; once for each wording. */
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
