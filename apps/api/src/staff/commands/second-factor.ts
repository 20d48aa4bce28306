import type { GivenFactor } from "@sanjog/domain/staff/staff-forms";
import { AppError } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { factorsNow } from "../factors.ts";
import { base32, otpauthUri } from "../one-time-password.ts";
import { renewRecoveryCodes } from "../recovery-codes.ts";
import { checkFirstCode, checkSecondFactor } from "./check-second-factor.ts";
import { lockAccount } from "./lock-account.ts";
import { completeSignIn } from "./sign-in.ts";

/** RFC 4226 asks for at least 128 bits and advises 160. */
const secret_bytes = 20;

export type NewSecret = { secret: string; uri: string };

/**
 * Makes a secret for the app of an account that has no second factor yet. Each call replaces the one before. Throws
 * `already_verified` once the account has a second factor: a lost app is replaced by ending the account and a new invitation.
 */
export async function beginSecondFactor(deps: AreaDeps, staff: Staff): Promise<NewSecret> {
  const secret = deps.random.bytes(secret_bytes);
  const { email } = await deps.tx(async (tx) => {
    await lockAccount(tx, staff.id);
    if ((await factorsNow(tx, staff.id)).list.length > 0) throw new AppError("already_verified");
    return tx
      .updateTable("staff_accounts")
      .set(deps.fields.encryptRow("staff_accounts", staff.id, { totp_secret: secret.toString("base64url") }))
      .where("id", "=", staff.id)
      .returning("email")
      .executeTakeFirstOrThrow();
  });
  return { secret: base32(secret), uri: otpauthUri(deps.config.productName, email, secret) };
}

/** Confirms the app by its first code, completes the login and returns the recovery codes. Throws `code_wrong`. */
export async function confirmSecondFactor(
  deps: AreaDeps,
  staff: Staff,
  code: string,
): Promise<{ token: string; recovery_codes: string[] }> {
  if (staff.second_factors.length > 0) throw new AppError("already_verified");
  await checkFirstCode(deps, staff, code);
  return deps.tx(async (tx) => {
    await lockAccount(tx, staff.id);
    if ((await factorsNow(tx, staff.id)).list.length > 0) throw new AppError("already_verified");
    await tx
      .updateTable("staff_accounts")
      .set({ totp_confirmed_at: deps.now() })
      .where("id", "=", staff.id)
      .execute();
    const recovery_codes = await renewRecoveryCodes(deps, tx, staff.id);
    return { token: await completeSignIn(deps, tx, staff), recovery_codes };
  });
}

/** Replaces the recovery codes. A second factor is needed again, since the codes open the account. */
export async function replaceRecoveryCodes(
  deps: AreaDeps,
  staff: Staff,
  given: GivenFactor,
): Promise<string[]> {
  await checkSecondFactor(deps, staff, given);
  return deps.tx((tx) => renewRecoveryCodes(deps, tx, staff.id));
}
