import type { SensitivePurpose } from "@sanjog/domain/accounts/consents";
import type { Locale } from "@sanjog/i18n/locale";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import { forgetAnswers } from "./forget-answers.ts";

type Withdrawal = { member_id: string; purpose: SensitivePurpose; locale: Locale; now: Date };

/**
 * Records in the caller's transaction that the consent for a purpose is withdrawn, and erases what it allowed. Throws `not_found`
 * for a member who never gave it.
 */
export async function recordWithdrawal(
  tx: Tx,
  { member_id, purpose, locale, now }: Withdrawal,
): Promise<void> {
  const given = await tx
    .selectFrom("consents")
    .where("member_id", "=", member_id)
    .where("document", "in", [purpose, "sensitive_data"])
    .where("given_at", "is not", null)
    .orderBy("id", "desc")
    .select(["document", "version", "given_at"])
    .execute();
  const consent = given.find(({ document }) => document === purpose) ?? given[0];
  if (!consent) throw new AppError("not_found");
  const { version, given_at } = consent;
  await tx
    .insertInto("consents")
    .values({ member_id, document: purpose, version, locale, given_at, withdrawn_at: now })
    .execute();
  await forgetAnswers(tx, member_id, purpose);
}
