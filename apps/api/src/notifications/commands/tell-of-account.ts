import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadRecipient } from "../../platform/email/addressee.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { type AccountNews, accountNewsMail } from "../account-news-mail.ts";
import { enqueuePushes } from "./enqueue-pushes.ts";

/**
 * Tells a member by mail and push that there is a message about the account, within the caller's transaction. Neither says
 * what it is: relatives may read them. Only that a new profile is shown is said. No choice of mails turns it off, since the
 * member may appeal.
 */
export async function tellOfAccount(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  news: AccountNews = "account",
): Promise<void> {
  const member = await tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["email", "email_verified_at", "locale"])
    .executeTakeFirst();
  if (!member) return;
  if (member.email && member.email_verified_at) {
    const to = await loadRecipient(tx, member_id, member.email, member.locale);
    await enqueue(deps, tx, accountNewsMail(deps.config, to, news));
  }
  await enqueuePushes(deps, tx, member_id, { kind: "account_push" }, "account push");
}
