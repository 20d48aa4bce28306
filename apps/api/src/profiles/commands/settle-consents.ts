import {
  askedPurposes,
  documentVersions,
  givenConsents,
  missingAnswers,
  refusedPurposes,
  sensitivePurposes,
  settlementOf,
  unsettledPurposes,
} from "@sanjog/domain/accounts/consents";
import type { Personal } from "@sanjog/domain/profiles/personal";
import type { Locale } from "@sanjog/i18n/locale";
import { refuseFieldErrors } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import { forgetAnswers } from "./forget-answers.ts";
import { recordWithdrawal } from "./record-withdrawal.ts";

type Step = { member_id: string; personal: Personal; locale: Locale; now: Date };

/**
 * Records what the member says about each sensitive answer: a yes as a consent, a no as a refusal or, after a yes, as a withdrawal.
 * A no also erases what is stored of the answer, and the wish that would tell it. Throws `choose_yes_or_no`.
 */
export async function settleConsents(tx: Tx, { member_id, personal, locale, now }: Step): Promise<void> {
  const recorded = await tx
    .selectFrom("consents")
    .where("member_id", "=", member_id)
    .orderBy("id")
    .select(["document", "given_at", "withdrawn_at"])
    .execute();
  const known = givenConsents(recorded);
  const unsettled = unsettledPurposes(personal).filter((purpose) => known[`${purpose}_consent`] === null);
  const missing = missingAnswers(personal, [...askedPurposes(recorded), ...refusedPurposes(personal)]);
  const open = [...missing, ...unsettled.map((purpose) => `${purpose}_consent`)];
  refuseFieldErrors(Object.fromEntries(open.map((name) => [name, ["choose_yes_or_no"] as const])));
  for (const purpose of sensitivePurposes) {
    const settlement = settlementOf(recorded, personal, purpose);
    if (settlement === null) continue;
    if (settlement === "withdrawn") {
      await recordWithdrawal(tx, { member_id, purpose, locale, now });
      continue;
    }
    const given = settlement === "given";
    const times = { given_at: given ? now : null, withdrawn_at: given ? null : now };
    const version = documentVersions[purpose];
    await tx
      .insertInto("consents")
      .values({ member_id, document: purpose, version, locale, ...times })
      .execute();
    if (!given) await forgetAnswers(tx, member_id, purpose);
  }
}
