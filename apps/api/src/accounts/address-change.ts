import { maskEmail, maskPhone } from "@sanjog/domain/accounts/masks";
import { addressAsksPassword } from "@sanjog/domain/accounts/new-address";
import { session_key_ms } from "@sanjog/domain/accounts/verification";
import type { Locale } from "@sanjog/i18n/locale";
import type { Insertable } from "kysely";
import { AppError } from "../platform/app-error.ts";
import { tokenHash } from "../platform/crypto/secrets.ts";
import type { Tx } from "../platform/database/open.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import type { Tables } from "../platform/database/tables.ts";
import { loadRecipient } from "../platform/email/addressee.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { enqueue } from "../platform/jobs/outbox.ts";
import { accountMail, pageLink } from "./account-mail.ts";
import { mailTexts } from "./account-texts.ts";
import type { AccountDeps } from "./deps.ts";
import { codeWait } from "./message-limits.ts";
import { sendCode, voidCodes } from "./one-time-codes.ts";
import { confirmPassword } from "./queries/confirm-password.ts";
import { type Account, findSignUpHere } from "./queries.ts";
import {
  lockAddress,
  openVerification,
  type Verification,
  type VerificationRow,
  verification_columns,
} from "./verification-rows.ts";

/** The addresses to change to; null leaves an address unchanged. */
export type NewAddresses = { email: string | null; phone_number: string | null };
export type AddressChange = { row: Verification; new_key: string; wait_seconds: number };

/**
 * Checks the password when the change needs it. A borrowed phone with an open session must not be enough to take over
 * an account, since an added address can sign in and reset the password. Throws `password_needed` or `password_wrong`.
 */
export async function provePassword(
  deps: AccountDeps,
  viewer: Viewer,
  account: Account,
  { email, phone_number, password }: NewAddresses & { password: string | undefined },
): Promise<void> {
  if (!email && !phone_number) return;
  const replaces_verified = Boolean(
    (email && account.email_verified_at) || (phone_number && account.phone_verified_at),
  );
  const signed_up_at = await findSignUpHere(deps, account, viewer.session_id);
  if (!addressAsksPassword({ replaces_verified, signed_up_at }, deps.now())) return;
  if (!password) throw new AppError("password_needed", { fields: { password: ["required"] } });
  await confirmPassword(deps, account.id, password);
}

/**
 * Starts to verify new addresses, or continues the member's open change. A verified address stays valid until the new
 * one is verified, and its owner is notified.
 */
export async function beginAddressChange(
  deps: AccountDeps,
  tx: Tx,
  account: Account,
  change: NewAddresses,
  { locale, ip }: { locale: Locale; ip: string },
): Promise<AddressChange> {
  for (const address of [change.email, change.phone_number]) if (address) await lockAddress(tx, address);
  const new_key = deps.random.token();
  const row = await writeRow(deps, tx, { account, change, locale, new_key });
  await noteUnverified(deps, tx, account, change);
  await notifyOwner(deps, tx, account, change);
  if (change.phone_number) await voidCodes(tx, row.id, "phone", deps.now());
  if (!change.email) return { row, new_key, wait_seconds: await codeWait(deps, tx, row, "phone", ip) };
  await voidCodes(tx, row.id, "email", deps.now());
  return { row, new_key, wait_seconds: (await sendCode(deps, tx, row, "email", ip)).wait_seconds };
}

type ChangeRow = { account: Account; change: NewAddresses; locale: Locale; new_key: string };

/**
 * Writes the member's only open verification. A second change reuses the row, so that it does not reset the row's
 * counters.
 */
async function writeRow(
  deps: AccountDeps,
  tx: Tx,
  { account, change, locale, new_key }: ChangeRow,
): Promise<Verification> {
  const keyed = {
    key_hash: tokenHash(new_key),
    expires_at: new Date(deps.now().getTime() + session_key_ms),
    locale,
    ...(change.email && { email: change.email, email_verified_at: null }),
    ...(change.phone_number && { phone_number: change.phone_number, phone_verified_at: null }),
  };
  const open = await tx
    .selectFrom("verifications")
    .where("member_id", "=", account.id)
    .where("purpose", "=", "member")
    .where("completed_at", "is", null)
    .where("expires_at", ">", deps.now())
    .orderBy("created_at", "desc")
    .select("id")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const row = open
    ? await tx
        .updateTable("verifications")
        .set(deps.fields.encryptRow("verifications", open.id, keyed))
        .where("id", "=", open.id)
        .returning(verification_columns)
        .executeTakeFirstOrThrow()
    : await beginRow(deps, tx, account, keyed);
  return openVerification(deps, row);
}

type RowValues = Pick<Insertable<Tables["verifications"]>, "key_hash" | "expires_at" | "locale">;

function beginRow(deps: AccountDeps, tx: Tx, account: Account, keyed: RowValues): Promise<VerificationRow> {
  const { email, email_verified_at, phone_number, phone_verified_at } = account;
  const id = deps.random.id();
  const row = {
    id,
    purpose: "member" as const,
    member_id: account.id,
    email,
    email_verified_at,
    phone_number,
    phone_verified_at,
    consents: "[]",
    created_at: deps.now(),
    ...keyed,
  };
  return tx
    .insertInto("verifications")
    .values(deps.fields.encryptRow("verifications", id, row))
    .returning(verification_columns)
    .executeTakeFirstOrThrow();
}

/**
 * Replaces addresses that were never verified at once, since nobody can sign in with them. The conditions of the updates
 * leave an address alone that is verified in this moment: the account was read before.
 */
async function noteUnverified(
  deps: AccountDeps,
  tx: Tx,
  account: Account,
  { email, phone_number }: NewAddresses,
): Promise<void> {
  const unverified = (column: "email_verified_at" | "phone_verified_at") =>
    tx.updateTable("members").where("id", "=", account.id).where(column, "is", null);
  if (email) await unverified("email_verified_at").set({ email }).execute();
  if (!phone_number) return;
  const noted = await unverified("phone_verified_at")
    .set(deps.fields.encryptRow("members", account.id, { phone_number }))
    .executeTakeFirst();
  if (noted.numUpdatedRows > 0n) await profileChanged(deps, tx, account.id);
}

async function notifyOwner(deps: AccountDeps, tx: Tx, account: Account, change: NewAddresses): Promise<void> {
  if (!account.email || !account.email_verified_at) return;
  const to = await loadRecipient(tx, account.id, account.email, account.locale);
  const texts = mailTexts(account.locale).number_change_begun;
  const buttons = [{ text: texts.button, link: pageLink(deps.config, "forgot-password") }];
  if (change.email) {
    const params = { email: maskEmail(change.email) };
    await enqueue(deps, tx, accountMail(deps.config, to, "email_change_begun", { params, buttons }));
  }
  if (change.phone_number && account.phone_verified_at) {
    const params = { phone_number: maskPhone(change.phone_number) };
    await enqueue(deps, tx, accountMail(deps.config, to, "number_change_begun", { params, buttons }));
  }
}
