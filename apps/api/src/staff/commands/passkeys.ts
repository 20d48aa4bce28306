import { challenge_ms, mayRemovePasskey, type NewPasskey, passkey_max } from "@sanjog/domain/staff/passkeys";
import type { GivenFactor } from "@sanjog/domain/staff/staff-forms";
import { operatorAtDesk, record } from "../../audit/commands/record.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { openChallenge, takeChallenge } from "../challenges.ts";
import { factorsNow } from "../factors.ts";
import { renewRecoveryCodes } from "../recovery-codes.ts";
import { mailToStaff } from "../staff-mail.ts";
import { orderFor, questionFor, verifiedPasskey } from "../webauthn.ts";
import { checkSecondFactor } from "./check-second-factor.ts";
import { lockAccount } from "./lock-account.ts";
import { completeSignIn } from "./sign-in.ts";

const own_account = "their own account";

async function passkeysOf(db: Db, staff_id: string) {
  return db
    .selectFrom("staff_passkeys")
    .where("staff_id", "=", staff_id)
    .orderBy("created_at")
    .select(["credential_id", "transports"])
    .execute();
}

/** Returns what one of the account's passkeys is to sign. Throws `not_found` if it has none. */
export async function askPasskey(deps: AreaDeps, staff: Staff) {
  const passkeys = await passkeysOf(deps.db, staff.id);
  if (passkeys.length === 0) throw new AppError("not_found");
  const challenge = await openChallenge(deps, staff, "check");
  return questionFor(deps.config, challenge, passkeys, challenge_ms);
}

/**
 * Returns what a device needs to make a passkey. It is the first second factor of an account, or one more: then a
 * second factor is needed again, since the new passkey opens the account. Throws `already_verified`,
 * `passkeys_enough`, `code_wrong` and `passkey_wrong`.
 */
export async function beginPasskey(deps: AreaDeps, staff: Staff, given: GivenFactor) {
  const passkeys = await passkeysOf(deps.db, staff.id);
  refuseMore(passkeys.length);
  if (staff.second_factors.length > 0) {
    if (!staff.second_factor) throw new AppError("already_verified");
    if (!given.code && !given.passkey)
      throw new AppError("invalid_fields", { fields: { code: ["required"] } });
    await checkSecondFactor(deps, staff, given);
  }
  const { email } = await deps.db
    .selectFrom("staff_accounts")
    .where("id", "=", staff.id)
    .select("email")
    .executeTakeFirstOrThrow();
  const challenge = await openChallenge(deps, staff, "add");
  return orderFor(deps.config, challenge, { id: staff.id, name: staff.name, email }, passkeys, challenge_ms);
}

function refuseMore(passkeys: number): void {
  if (passkeys >= passkey_max) throw new AppError("passkeys_enough", { params: { most: passkey_max } });
}

type Added = { token: string; recovery_codes: string[] } | null;

/**
 * Adds the passkey that a device made. The first second factor completes the login: then it returns the token and the
 * recovery codes. Throws `passkey_wrong`, `passkeys_enough` and `already_verified`.
 */
export async function addPasskey(deps: AreaDeps, staff: Staff, made: NewPasskey): Promise<Added> {
  const challenge = await takeChallenge(deps, staff, "add");
  const verified = challenge ? await verifiedPasskey(deps.config, challenge, made) : null;
  if (!verified) throw new AppError("passkey_wrong");
  return deps.tx(async (tx) => {
    await lockAccount(tx, staff.id);
    const { list, passkeys } = await factorsNow(tx, staff.id);
    // Another browser may have set up the account meanwhile.
    if (list.length > 0 && !staff.second_factor) throw new AppError("already_verified");
    refuseMore(passkeys);
    const { id: credential_id, name, transports } = made;
    const stored = await tx
      .insertInto("staff_passkeys")
      .values({
        id: deps.random.id(),
        staff_id: staff.id,
        credential_id,
        ...verified,
        transports,
        name,
        created_at: deps.now(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows === 0n) throw new AppError("passkey_wrong");
    await forgetUnconfirmedApp(tx, staff.id);
    await record(deps, tx, operatorAtDesk(staff, own_account), { action: "add_passkey", staff_id: staff.id });
    if (list.length > 0) {
      await mailToStaff(deps, tx, staff.id, "passkey_added");
      return null;
    }
    const recovery_codes = await renewRecoveryCodes(deps, tx, staff.id);
    return { token: await completeSignIn(deps, tx, staff), recovery_codes };
  });
}

/** Forgets the secret of an app that was begun and never confirmed: somebody else may have begun it. */
async function forgetUnconfirmedApp(tx: Tx, staff_id: string): Promise<void> {
  await tx
    .updateTable("staff_accounts")
    .set({ totp_secret: null })
    .where("id", "=", staff_id)
    .where("totp_confirmed_at", "is", null)
    .execute();
}

/**
 * Removes a passkey, given a second factor. Of two removals at once, the lock lets the second see what the first has
 * left. Throws `not_found` and `last_second_factor`.
 */
export async function removePasskey(
  deps: AreaDeps,
  staff: Staff,
  id: string,
  given: GivenFactor,
): Promise<void> {
  await checkSecondFactor(deps, staff, given);
  await deps.tx(async (tx) => {
    await lockAccount(tx, staff.id);
    const has = await factorsNow(tx, staff.id);
    const removed = await tx
      .deleteFrom("staff_passkeys")
      .where("id", "=", id)
      .where("staff_id", "=", staff.id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw new AppError("not_found");
    if (!mayRemovePasskey(has)) throw new AppError("last_second_factor");
    await record(deps, tx, operatorAtDesk(staff, own_account), {
      action: "remove_passkey",
      staff_id: staff.id,
    });
    await mailToStaff(deps, tx, staff.id, "passkey_removed");
  });
}
