import type { Locale } from "@sanjog/i18n/locale";
import { AppError } from "../../platform/app-error.ts";
import { tokenHash } from "../../platform/crypto/secrets.ts";
import { loadRecipient } from "../../platform/email/addressee.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { login_ended } from "../../platform/live/live.ts";
import { accountMail, pageLink } from "../account-mail.ts";
import { mailTexts } from "../account-texts.ts";
import type { AccountDeps } from "../deps.ts";
import { forgetFailures } from "../login-limits.ts";
import { confirmPassword } from "../queries/confirm-password.ts";
import { refuseCommonPassword } from "../queries/password-policy.ts";
import { endResetLinks } from "../reset-links.ts";
import { refuseSuspended } from "../suspension.ts";
import { endOpenChanges } from "../verification-rows.ts";

type PasswordChange = { current_password: string; password: string; locale: Locale };

/**
 * Changes the password of a member who knows the current one. Ends every other session and every unfinished change,
 * and returns a new token for this session, so that a stolen token no longer works.
 */
export async function changePassword(
  deps: AccountDeps,
  viewer: Viewer,
  wish: PasswordChange,
): Promise<string> {
  const account = await confirmPassword(deps, viewer.id, wish.current_password, "current_password");
  refuseSuspended(deps, account, wish.locale);
  await refuseCommonPassword(deps, wish.password, account.email);
  const password_hash = await deps.passwords.hash(wish.password);
  const token = deps.random.token();
  await deps.tx(async (tx) => {
    const changed = await tx
      .updateTable("members")
      .set({ password_hash })
      .where("id", "=", viewer.id)
      // Of two concurrent changes, the later one checked a password that is no longer current.
      .where("password_hash", "=", account.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n)
      throw new AppError("password_wrong", { fields: { current_password: ["password_wrong"] } });
    await endResetLinks(tx, viewer.id, deps.now());
    await forgetFailures(tx, viewer.id);
    await endOpenChanges(tx, viewer.id, deps.now());
    const others = tx.deleteFrom("member_sessions").where("member_id", "=", viewer.id);
    await others.where("id", "!=", viewer.session_id).execute();
    const own = tx.updateTable("member_sessions").set({ token_hash: tokenHash(token) });
    await own.where("id", "=", viewer.session_id).execute();
    await deps.live.announce(tx, { member_id: viewer.id, about: login_ended });
    if (!account.email || !account.email_verified_at) return;
    const texts = mailTexts(account.locale).password_changed;
    const buttons = [{ text: texts.button, link: pageLink(deps.config, "forgot-password") }];
    const to = await loadRecipient(tx, account.id, account.email, account.locale);
    await enqueue(deps, tx, accountMail(deps.config, to, "password_changed", { buttons }));
  });
  return token;
}
