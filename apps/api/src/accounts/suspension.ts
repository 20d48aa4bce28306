import { maskAccount } from "@sanjog/domain/accounts/masks";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { keepHidden } from "@sanjog/domain/help/maintenance";
import { mayTakeStep } from "@sanjog/domain/operator/status-steps";
import { shownNames } from "@sanjog/domain/profiles/doubts";
import type { Locale } from "@sanjog/i18n/locale";
import { say } from "@sanjog/i18n/say";
import { sql } from "kysely";
import { AppError } from "../platform/app-error.ts";
import type { Tx } from "../platform/database/open.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { suspensionText } from "./account-texts.ts";
import { appealKey } from "./queries/appeal-key.ts";
import type { Account } from "./queries.ts";
import { endResetLinks } from "./reset-links.ts";
import { endOpenChanges } from "./verification-rows.ts";

export function isSuspended(account: Pick<Account, "profile_status">): boolean {
  return account.profile_status === profileStatus.suspended;
}

/** Throws `account_suspended` with the reason and the key of an appeal. Only called after the right password. */
export function refuseSuspended(
  deps: Pick<AreaDeps, "config" | "now">,
  account: Account,
  locale: Locale,
): void {
  if (!isSuspended(account)) return;
  throw new AppError("account_suspended", {
    sentence: suspensionText(deps.config, locale, account),
    appeal_key: appealKey(deps, account.id),
  });
}

const reason_en = say("en", (texts) => texts.accounts.suspended_number_disputed);
const reason_pb = say("pb", (texts) => texts.accounts.suspended_number_disputed);

/**
 * Removes a disputed number from its account and suspends the account; a suspension by an operator stays, with its
 * reason. The status from before a hold is kept. Returns the masked account; null when it no longer has the number.
 */
export async function suspendByNumber(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  number: string,
): Promise<string | null> {
  const now = deps.now();
  const member = await tx
    .updateTable("members")
    .set({ phone_number: null, phone_hash: null, phone_verified_at: null })
    .where("id", "=", member_id)
    .where("phone_hash", "=", deps.fields.hash(number))
    .where("phone_verified_at", "is not", null)
    .returning(["email"])
    .executeTakeFirst();
  if (!member) return null;
  await tx
    .updateTable("members")
    .set({
      profile_status: profileStatus.suspended,
      status_before: sql`case when profile_status = ${profileStatus.held} then coalesce(status_before, profile_status)
        else profile_status end`,
      status_reason_en: reason_en,
      status_reason_pb: reason_pb,
    })
    .where("id", "=", member_id)
    .where("profile_status", "!=", profileStatus.suspended)
    .execute();
  await endOpenChanges(tx, member_id, now);
  await endResetLinks(tx, member_id, now);
  // The recorded reason lets the client say that the session ended for safety, not merely that it ended.
  await tx
    .updateTable("member_sessions")
    .set({ ended_reason: "number_disputed" })
    .where("member_id", "=", member_id)
    .execute();
  await profileChanged(deps, tx, member_id);
  return maskAccount({ email: member.email, phone_number: number });
}

/**
 * Ends a suspension by a disputed number when the owner of an older address undoes the change that added the number: a
 * thief could add their own number and dispute it. The member returns to the previous status, or to paused when the
 * match has ended meanwhile; one whose hold is not over yet is held until then.
 */
export async function endSuspensionByNumber(tx: Tx, member_id: string): Promise<void> {
  const member = await tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .where("profile_status", "=", profileStatus.suspended)
    .where("status_reason_en", "=", reason_en)
    .select(({ exists, selectFrom }) => [
      "status_before",
      "under_maintenance",
      exists(
        selectFrom("proposals")
          .where("status", "=", "accepted")
          .where(({ eb, or }) => or([eb("sender_id", "=", member_id), eb("receiver_id", "=", member_id)]))
          .select("id"),
      ).as("matched_still"),
      exists(
        selectFrom("decisions")
          .where("member_id", "=", member_id)
          .where("kind", "=", "hold")
          .where("in_force_at", "is not", null)
          .where("ended_at", "is", null)
          .select("id"),
      ).as("held_by_decision"),
      exists(
        selectFrom("review_notes")
          .where("member_id", "=", member_id)
          .where("field", "in", shownNames)
          .select("field"),
      ).as("name_doubtful"),
    ])
    .executeTakeFirst();
  if (!member || member.status_before === null) return;
  const { held } = profileStatus;
  const still_held =
    mayTakeStep("hold", member.status_before) && (member.held_by_decision || member.name_doubtful);
  const unmatched = member.status_before === profileStatus.matched && !member.matched_still;
  await tx
    .updateTable("members")
    .set({
      status_reason_en: null,
      status_reason_pb: null,
      ...keepHidden(
        still_held
          ? { profile_status: held, status_before: member.status_before }
          : { profile_status: unmatched ? profileStatus.paused : member.status_before, status_before: null },
        member,
      ),
    })
    .where("id", "=", member_id)
    .execute();
}
