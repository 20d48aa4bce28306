import { sql } from "kysely";
import { storeStatement } from "../../evidence/commands/store-evidence.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";

/**
 * Keeps the signed statements that leave with a member who is erased in this transaction: those the member signed, whose reports
 * stay without the name, and those of reports about the member, which go. The words of these go along, also of the unsigned
 * ones among the `references`.
 */
export async function sealStatements(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  { references, kept_at }: { references: readonly string[]; kept_at: Date },
): Promise<void> {
  const signed = await tx
    .selectFrom("reports")
    .where(({ eb, or }) => or([eb("reporter_id", "=", member_id), eb("member_id", "=", member_id)]))
    .where(({ eb, or }) =>
      or([
        eb("signature", "is not", null),
        sql<boolean>`member_id = ${member_id} and id = any(${references}::text[])`,
      ]),
    )
    .orderBy("reported_at")
    .select([
      "id",
      "member_id",
      "described",
      "text",
      "reported_at",
      "signature",
      "acts_for_person",
      "reporter_email",
      "confirmed_at",
    ])
    .execute();
  for (const { id, ...row } of signed) {
    const { signature } = deps.fields.decryptRow("reports", id, row);
    const { reported_at, acts_for_person, reporter_email, confirmed_at } = row;
    const confirmed_email = confirmed_at && reporter_email;
    const { described, text } = row.member_id === member_id ? row : { described: "", text: "" };
    const said = { reference: id, reported_at, described, text, signature, acts_for_person, confirmed_email };
    await storeStatement(deps, tx, said, kept_at);
  }
  await tx
    .updateTable("reports")
    .set({ signature: null })
    .where("reporter_id", "=", member_id)
    .where("signature", "is not", null)
    .execute();
}
