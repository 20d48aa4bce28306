import type { GivenFactor, StaffLogin } from "@sanjog/domain/staff/staff-forms";
import { AppError } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { addressBucket } from "../../platform/http/rate-limit.ts";
import type { StaffDeps } from "../deps.ts";
import { openStaffSession } from "../sessions.ts";
import { countTry, endTries } from "../staff-limits.ts";
import { checkSecondFactor } from "./check-second-factor.ts";

/**
 * Checks the password and returns the token of a session that opens only the second factor. An unknown address gets the
 * same answer after the same work.
 */
export async function signIn(deps: StaffDeps, { email, password }: StaffLogin, ip: string): Promise<string> {
  await countTry(deps, "login_per_ip", addressBucket(ip));
  await countTry(deps, "login_per_email", email);
  const account = await deps.db
    .selectFrom("staff_accounts")
    .where("email", "=", email)
    .where("ended_at", "is", null)
    .select(["id", "password_hash"])
    .executeTakeFirst();
  const right = await deps.passwords.verify(password, account?.password_hash ?? null);
  if (!account || !right) throw new AppError("login_failed");
  await endTries(deps, "login_per_email", email);
  return deps.tx((tx) => openStaffSession(deps, tx, account.id, "password"));
}

/**
 * Completes the login with a code of the app, a recovery code or a passkey, and returns the token that replaces the
 * one of the password. Throws `code_wrong` or `passkey_wrong`, also for what was used before.
 */
export async function giveSecondFactor(deps: StaffDeps, staff: Staff, given: GivenFactor): Promise<string> {
  if (staff.second_factors.length === 0) throw new AppError("second_factor_missing");
  await checkSecondFactor(deps, staff, given);
  return deps.tx((tx) => completeSignIn(deps, tx, staff));
}

/** Replaces the session of the password by one of eight hours. Throws `session_ended` if it was ended or replaced meanwhile. */
export async function completeSignIn(
  deps: AreaDeps,
  tx: Parameters<typeof openStaffSession>[1],
  { id, session_id }: Pick<Staff, "id" | "session_id">,
): Promise<string> {
  const begun = await tx.deleteFrom("staff_sessions").where("id", "=", session_id).executeTakeFirst();
  if (begun.numDeletedRows === 0n) throw new AppError("session_ended");
  await tx.updateTable("staff_accounts").set({ signed_in_at: deps.now() }).where("id", "=", id).execute();
  return openStaffSession(deps, tx, id, "second_factor");
}
