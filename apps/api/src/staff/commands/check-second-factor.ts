import type { PasskeyAnswer } from "@sanjog/domain/staff/passkeys";
import type { GivenFactor } from "@sanjog/domain/staff/staff-forms";
import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { takeChallenge } from "../challenges.ts";
import { stepOfCode } from "../one-time-password.ts";
import { spendRecoveryCode } from "../recovery-codes.ts";
import { endStaffSessions } from "../sessions.ts";
import { countTry, endTries } from "../staff-limits.ts";
import { mailToStaff } from "../staff-mail.ts";
import { verifiedCounter } from "../webauthn.ts";

type Who = Pick<Staff, "id" | "session_id">;

/**
 * Uses up what was given as the second factor: the current code of the app, an unused recovery code, or what one of
 * the account's passkeys signed. Throws `code_wrong` or `passkey_wrong`. Counts every try.
 */
export async function checkSecondFactor(
  deps: AreaDeps,
  staff: Who,
  { code, passkey }: GivenFactor,
): Promise<void> {
  await countFactor(deps, staff.id);
  const right = passkey
    ? await spendAnswer(deps, staff, passkey)
    : await spendCode(deps, staff.id, code ?? "");
  if (!right && passkey) throw new AppError("passkey_wrong");
  if (!right) refuseCode();
  await endTries(deps, "code_per_account", staff.id);
}

/** Uses up the first code of an app that is not confirmed yet. Throws `code_wrong`. Counts every try. */
export async function checkFirstCode(deps: AreaDeps, { id }: Who, code: string): Promise<void> {
  await countFactor(deps, id);
  if (!(await spendTimedCode(deps, id, code, "unconfirmed"))) refuseCode();
  await endTries(deps, "code_per_account", id);
}

function refuseCode(): never {
  throw new AppError("code_wrong", { fields: { code: ["code_wrong"] } });
}

/** Counts a try; at the limit, tells the account's owner, whose password somebody else must know. */
async function countFactor(deps: AreaDeps, staff_id: string): Promise<void> {
  try {
    await countTry(deps, "code_per_account_and_day", staff_id);
    await countTry(deps, "code_per_account", staff_id);
  } catch (error) {
    const told = await deps.limiter.take(`staff told of codes ${staff_id}`, 1, 24 * 3_600);
    if (told.ok) await tellOfGuesses(deps, staff_id);
    throw error;
  }
}

async function tellOfGuesses(deps: AreaDeps, staff_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await endStaffSessions(tx, staff_id);
    await mailToStaff(deps, tx, staff_id, "codes_guessed");
  });
}

async function spendCode(deps: AreaDeps, staff_id: string, code: string): Promise<boolean> {
  return /^\d{6}$/.test(code)
    ? spendTimedCode(deps, staff_id, code, "confirmed")
    : spendRecoveryCode(deps, deps.db, staff_id, code);
}

/**
 * Uses a code of the app. An app that nobody has confirmed is no second factor. The condition on the step lets one of two
 * simultaneous uses win.
 */
async function spendTimedCode(
  deps: AreaDeps,
  staff_id: string,
  code: string,
  app: "confirmed" | "unconfirmed",
): Promise<boolean> {
  const sealed = await deps.db
    .selectFrom("staff_accounts")
    .where("id", "=", staff_id)
    .where("totp_confirmed_at", app === "confirmed" ? "is not" : "is", null)
    .select(["totp_secret"])
    .executeTakeFirst();
  if (!sealed) return false;
  const { totp_secret } = deps.fields.decryptRow("staff_accounts", staff_id, sealed);
  const step = totp_secret && stepOfCode(Buffer.from(totp_secret, "base64url"), code, deps.now());
  if (!step) return false;
  const used = await deps.db
    .updateTable("staff_accounts")
    .set({ totp_step: step })
    .where("id", "=", staff_id)
    .where("totp_step", "<", String(step))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/**
 * Uses what a passkey signed. The challenge is gone after one try; a device that counts its signatures must have
 * counted on, else somebody has copied it.
 */
async function spendAnswer(deps: AreaDeps, { id, session_id }: Who, answer: PasskeyAnswer): Promise<boolean> {
  const challenge = await takeChallenge(deps, { session_id }, "check");
  const passkey = await deps.db
    .selectFrom("staff_passkeys")
    .where("staff_id", "=", id)
    .where("credential_id", "=", answer.id)
    .select(["id", "credential_id", "public_key", "counter"])
    .executeTakeFirst();
  if (!challenge || !passkey) return false;
  const counter = await verifiedCounter(deps.config, challenge, answer, passkey);
  if (counter === null) return false;
  const used = await deps.db
    .updateTable("staff_passkeys")
    .set({ counter, used_at: deps.now() })
    .where("id", "=", passkey.id)
    .where(sql<boolean>`counter < ${counter} or (counter = 0 and ${counter} = 0)`)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}
