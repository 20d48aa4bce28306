import { change_of_mind_ms } from "@sanjog/domain/account-lifecycle/deletion";
import { closeAccount } from "../../accounts/commands/close-account.ts";
import { confirmPassword } from "../../accounts/queries/confirm-password.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import { loadRecipient } from "../../platform/email/addressee.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { leavingMail } from "../account-lifecycle-mail.ts";
import type { AccountLifecycleDeps } from "../deps.ts";

/**
 * Hides a member from everyone and ends every session. Returns the time from which the account may be erased; signing in
 * before that cancels the deletion. Works in every status, also while suspended.
 */
export async function deleteAccount(
  deps: AccountLifecycleDeps,
  viewer: Viewer,
  password: string,
): Promise<Date> {
  const account = await confirmPassword(deps, viewer.id, password);
  return deps.tx(async (tx) => {
    const now = deps.now();
    const erased_from = new Date(now.getTime() + change_of_mind_ms);
    await tx.updateTable("members").set({ deletion_requested_at: now }).where("id", "=", viewer.id).execute();
    await closeAccount(deps, tx, viewer.id);
    if (account.email && account.email_verified_at) {
      const to = await loadRecipient(tx, viewer.id, account.email, account.locale);
      await enqueue(deps, tx, leavingMail(deps.config, to, erased_from));
    }
    await profileChanged(deps, tx, viewer.id);
    return erased_from;
  });
}
