import { documentVersions, type SensitivePurpose } from "@sanjog/domain/accounts/consents";
import type { Locale } from "@sanjog/i18n/locale";
import { lockInAnyStatus } from "../../platform/database/member-lock.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { recordWithdrawal } from "../../profiles/commands/record-withdrawal.ts";
import { listConsented, listWithdrawn } from "../../profiles/queries.ts";

type Choice = { purpose: SensitivePurpose; locale: Locale };

/**
 * Withdraws the consent for one sensitive purpose, in any profile status, and erases its answers and the preference that would
 * tell them. Does nothing if it is refused or withdrawn already. Throws `not_found` for a member who never gave it.
 */
export async function withdrawConsent(
  deps: AreaDeps,
  member_id: string,
  { purpose, locale }: Choice,
): Promise<void> {
  await deps.tx(async (tx) => {
    await lockInAnyStatus(tx, member_id);
    if ((await listWithdrawn(tx, member_id)).includes(purpose)) return;
    await recordWithdrawal(tx, { member_id, purpose, locale, now: deps.now() });
    await profileChanged(deps, tx, member_id);
  });
}

/** Records the consent for a purpose, after which the member can answer it. Does nothing if the member agrees already. */
export async function recordGivenConsent(
  deps: AreaDeps,
  member_id: string,
  { purpose, locale }: Choice,
): Promise<void> {
  await deps.tx(async (tx) => {
    await lockInAnyStatus(tx, member_id);
    if ((await listConsented(tx, member_id)).includes(purpose)) return;
    const version = documentVersions[purpose];
    await tx
      .insertInto("consents")
      .values({ member_id, document: purpose, version, locale, given_at: deps.now() })
      .execute();
  });
}
