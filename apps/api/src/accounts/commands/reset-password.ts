import { setTimeout as pause } from "node:timers/promises";
import { reset_link_ms } from "@sanjog/domain/accounts/verification";
import { email as emailField } from "@sanjog/domain/form/fields";
import type { Locale } from "@sanjog/i18n/locale";
import * as z from "zod/mini";
import { AppError } from "../../platform/app-error.ts";
import { tokenHash } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/open.ts";
import { loadRecipient } from "../../platform/email/addressee.ts";
import { enqueue, type Job } from "../../platform/jobs/outbox.ts";
import { login_ended } from "../../platform/live/live.ts";
import { countMessageRequest, countTryFrom } from "../account-limits.ts";
import { accountMail, pageLink, resetLink } from "../account-mail.ts";
import { mailTexts } from "../account-texts.ts";
import type { AccountDeps } from "../deps.ts";
import { loginName } from "../identifiers.ts";
import { forgetFailures } from "../login-limits.ts";
import { addressHash } from "../mail-stop-codes.ts";
import { countMessage, linkWaitFor, stoppedUntil } from "../message-limits.ts";
import { refuseCommonPassword } from "../queries/password-policy.ts";
import { type Account, findByEmail, loadAccount, recoversBy } from "../queries.ts";
import { endResetLinks, writeResetLink } from "../reset-links.ts";
import { openSession } from "../sessions.ts";
import { isSuspended, refuseSuspended } from "../suspension.ts";
import { endOpenChanges, lockAddress } from "../verification-rows.ts";

type RequestOrigin = { ip: string; knows: (member_id: string) => boolean };

/**
 * Mails a reset link to an e-mail address if a member has it; for a phone number the client continues in WhatsApp.
 * Known and unknown addresses get the same response. Throws a field error for text that is neither, and
 * `link_too_soon` when the previous link is too recent.
 */
export async function forgotPassword(
  deps: AccountDeps,
  typed: string,
  asking: RequestOrigin,
): Promise<"email" | "phone"> {
  await countMessageRequest(deps, asking.ip);
  const name = loginName(deps.phones, typed);
  if (name?.kind === "phone") return "phone";
  if (!name) throw new AppError("invalid_fields", { fields: { email_or_phone: ["phone_invalid"] } });
  if (!z.safeParse(emailField(), name.name).success)
    throw new AppError("invalid_fields", { fields: { email_or_phone: ["invalid_email"] } });
  const [wait_seconds] = await Promise.all([mailLink(deps, name.name, asking), pause(even_ms)]);
  if (wait_seconds === 0) return "email";
  const minutes = Math.ceil(wait_seconds / 60);
  throw new AppError("link_too_soon", { retry_after_seconds: wait_seconds, params: { minutes } });
}

/**
 * Writing a link takes a few milliseconds longer than finding no account; every response waits longer than either, so
 * that its time does not reveal an account.
 */
const even_ms = 120;

/**
 * Returns the seconds to wait when it is too soon for another link, else 0. Counts addresses without an account too,
 * since the response tells the client how long to wait.
 */
async function mailLink(deps: AccountDeps, email: string, { ip, knows }: RequestOrigin): Promise<number> {
  return deps.tx(async (tx) => {
    await lockAddress(tx, email);
    const [account] = await findByEmail(deps, tx, email);
    const own = account !== undefined && knows(account.id);
    const wait_seconds = await linkWaitFor(deps, tx, email, own, ip);
    if (wait_seconds > 0) return wait_seconds;
    const stopped = await stoppedUntil(deps, tx, addressHash(deps.config, email));
    const mail = account && !stopped && !isSuspended(account) ? await linkMail(deps, tx, account) : null;
    const kind = own ? "own_link" : "link";
    await countMessage(deps, tx, { address: email, kind, ip, sent: mail !== null });
    if (mail) await enqueue(deps, tx, mail);
    return 0;
  });
}

/** Creates the mail with a reset link, or without one when the address is too new to receive it. */
async function linkMail(deps: AccountDeps, tx: Tx, account: Account): Promise<Job> {
  const to = { to: account.email ?? "", locale: account.locale };
  const expires_at = new Date(deps.now().getTime() + reset_link_ms);
  if (!recoversBy(account, "email", deps.now()))
    return accountMail(deps.config, to, "reset_link_withheld", { expires_at });
  const token = await writeResetLink(deps, tx, account.id);
  const button = { text: mailTexts(account.locale).reset_link.button, link: resetLink(deps.config, token) };
  return accountMail(deps.config, to, "reset_link", { buttons: [button], expires_at });
}

/**
 * Returns the masked account of a reset link without using the link up. Throws `reset_link_invalid` when it is unknown, used or
 * expired.
 */
export async function verifyResetLink(deps: AccountDeps, token: string, ip: string): Promise<string> {
  await countTryFrom(deps, "reset_per_ip", ip);
  const link = await deps.db
    .selectFrom("reset_links")
    .where("token_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", deps.now())
    .select("member_id")
    .executeTakeFirst();
  if (!link) throw new AppError("reset_link_invalid");
  return link.member_id;
}

type NewPassword = { token: string; password: string; locale: Locale; ip: string; device: string };

/** Sets the password, ends every session and every unfinished change, and signs the member in. */
export async function resetPassword(
  deps: AccountDeps,
  wish: NewPassword,
): Promise<{ token: string; member_id: string }> {
  const whose = await verifyResetLink(deps, wish.token, wish.ip);
  const { email } = await loadAccount(deps, deps.db, whose);
  await refuseCommonPassword(deps, wish.password, email);
  const password_hash = await deps.passwords.hash(wish.password);
  return deps.tx(async (tx) => {
    const now = deps.now();
    const link = await tx
      .updateTable("reset_links")
      .set({ used_at: now })
      .where("token_hash", "=", tokenHash(wish.token))
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning("member_id")
      .executeTakeFirst();
    if (!link) throw new AppError("reset_link_invalid");
    const { member_id } = link;
    const account = await loadAccount(deps, tx, member_id);
    refuseSuspended(deps, account, wish.locale);
    await endResetLinks(tx, member_id, now);
    await endOpenChanges(tx, member_id, now);
    await forgetFailures(tx, member_id);
    await tx.updateTable("members").set({ password_hash }).where("id", "=", member_id).execute();
    await tx.deleteFrom("member_sessions").where("member_id", "=", member_id).execute();
    await deps.live.announce(tx, { member_id, about: login_ended });
    if (account.email && account.email_verified_at) {
      const to = await loadRecipient(tx, member_id, account.email, account.locale);
      const texts = mailTexts(account.locale).password_changed;
      const buttons = [{ text: texts.button, link: pageLink(deps.config, "forgot-password") }];
      await enqueue(deps, tx, accountMail(deps.config, to, "password_changed", { buttons }));
    }
    const { device, locale } = wish;
    return { token: await openSession(deps, tx, { member_id, device, locale }), member_id };
  });
}
