import { session_key_ms } from "@sanjog/domain/accounts/verification";
import type { Gender, ProfileFor } from "@sanjog/domain/reference/personal-lists";
import type { Locale } from "@sanjog/i18n/locale";
import { AppError } from "../../platform/app-error.ts";
import { tokenHash } from "../../platform/crypto/secrets.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { countMessageRequest, countSignUpOf } from "../account-limits.ts";
import { beginAddressChange, type NewAddresses, provePassword } from "../address-change.ts";
import type { AccountDeps } from "../deps.ts";
import { existingNumber } from "../identifiers.ts";
import { codeWait } from "../message-limits.ts";
import { sendCode, voidCodes } from "../one-time-codes.ts";
import { type Account, loadAccount } from "../queries.ts";
import { refuseSuspended } from "../suspension.ts";
import {
  lockByKey,
  openVerification,
  refuseOtherBrowser,
  type Verification,
  verification_columns,
} from "../verification-rows.ts";
import { applySubjectChange, correctOwnProfile, isCorrected } from "./correct-profile.ts";

export type AccountChange = {
  email?: string | undefined;
  phone_number?: string | undefined;
  profile_for?: ProfileFor | undefined;
  gender?: Gender | undefined;
  password?: string | undefined;
};

export type ChangeResult = { row: Verification; new_key?: string; wait_seconds: number };
type RequestOrigin = { locale: Locale; ip: string };

/**
 * Changes an unfinished registration. A changed address loses its verification, and a new session key replaces the old
 * one.
 */
export async function changeRegistration(
  deps: AccountDeps,
  change: AccountChange,
  { key, cookie, locale, ip }: RequestOrigin & { key: string; cookie: string },
): Promise<ChangeResult> {
  await countMessageRequest(deps, ip);
  if (change.email) await countSignUpOf(deps, change.email, ip);
  const phone_number = change.phone_number && existingNumber(deps.phones, change.phone_number);
  const new_key = deps.random.token();
  return deps.tx(async (tx) => {
    const before = await lockByKey(deps, tx, key);
    if (before?.purpose !== "registration") throw new AppError("session_key_invalid");
    refuseOtherBrowser(before, cookie);
    const email = change.email && change.email !== before.email ? change.email : null;
    const number = phone_number && phone_number !== before.phone_number ? phone_number : null;
    const changed = {
      key_hash: tokenHash(new_key),
      expires_at: new Date(deps.now().getTime() + session_key_ms),
      locale,
      ...applySubjectChange(before, change),
      ...(email && { email, email_verified_at: null }),
      ...(number && { phone_number: number, phone_verified_at: null }),
    };
    const encrypted = await tx
      .updateTable("verifications")
      .set(deps.fields.encryptRow("verifications", before.id, changed))
      .where("id", "=", before.id)
      .returning(verification_columns)
      .executeTakeFirstOrThrow();
    const row = openVerification(deps, encrypted);
    if (number) await voidCodes(tx, row.id, "phone", deps.now());
    if (email) await voidCodes(tx, row.id, "email", deps.now());
    const wait_seconds = email
      ? (await sendCode(deps, tx, row, "email", ip)).wait_seconds
      : await codeWait(deps, tx, row, "email", ip);
    return { row, new_key, wait_seconds };
  });
}

/**
 * Changes a member's account. Current addresses stay until the new ones are verified; a new address may need the
 * password.
 */
export async function changeMember(
  deps: AccountDeps,
  viewer: Viewer,
  change: AccountChange,
  { locale, ip }: RequestOrigin,
): Promise<ChangeResult> {
  const member_id = viewer.id;
  const before = await loadAccount(deps, deps.db, member_id);
  refuseSuspended(deps, before, locale);
  const told = applySubjectChange(before, change);
  const { email, phone_number } = toVerify(deps, before, change);
  if (email || phone_number) await countMessageRequest(deps, ip);
  await provePassword(deps, viewer, before, { email, phone_number, password: change.password });
  return deps.tx(async (tx) => {
    if (isCorrected(before, told))
      await correctOwnProfile(deps, tx, before, told, change.profile_for ? "profile_for" : "gender");
    if (email || phone_number)
      return beginAddressChange(deps, tx, before, { email, phone_number }, { locale, ip });
    return { row: asVerification(await loadAccount(deps, tx, member_id)), wait_seconds: 0 };
  });
}

/** Returns the addresses to verify: new ones, or the account's own that were never verified. */
function toVerify(deps: AccountDeps, before: Account, change: AccountChange): NewAddresses {
  const number = change.phone_number ? existingNumber(deps.phones, change.phone_number) : null;
  const same_email = change.email === before.email && before.email_verified_at !== null;
  const same_number = number === before.phone_number && before.phone_verified_at !== null;
  return {
    email: change.email && !same_email ? change.email : null,
    phone_number: number && !same_number ? number : null,
  };
}

function asVerification(account: Account): Verification {
  return {
    ...account,
    purpose: "member",
    member_id: account.id,
    wrong_tries: 0,
    number_first: false,
    cookie_hash: null,
  };
}
