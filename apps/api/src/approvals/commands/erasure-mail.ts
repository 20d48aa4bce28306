import { loadAccount } from "../../accounts/queries.ts";
import type { Tx } from "../../platform/database/open.ts";
import { loadRecipient } from "../../platform/email/addressee.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { erasedMail } from "../approval-mail.ts";
import type { ApprovalDeps } from "../deps.ts";

/**
 * Reads what the last mail to a member needs, before an early erasure. Returns the step that sends it after the erasure; it does
 * nothing for a member without a verified address.
 */
export async function prepareErasureMail(
  deps: ApprovalDeps,
  tx: Tx,
  member_id: string,
): Promise<() => Promise<void>> {
  const { email, email_verified_at, locale } = await loadAccount(deps, tx, member_id);
  if (!email || !email_verified_at) return async () => undefined;
  const to = await loadRecipient(tx, member_id, email, locale);
  return () => enqueue(deps, tx, erasedMail(deps.config, to, deps.now()));
}
