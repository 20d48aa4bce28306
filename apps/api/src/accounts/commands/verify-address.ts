import { maskAccount } from "@sanjog/domain/accounts/masks";
import type { Refusal } from "@sanjog/domain/refusal";
import type { Locale } from "@sanjog/i18n/locale";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { productName } from "../../platform/texts/product-name.ts";
import { countMessageRequest, countTryFrom } from "../account-limits.ts";
import { templateLanguage, whatsAppText } from "../account-texts.ts";
import { sendCode, tryCode } from "../one-time-codes.ts";
import { type Channel, findByKey, lockByKey, type Verification } from "../verification-rows.ts";
import { markEmailVerified, markNumberVerified } from "../verified-address.ts";

export type VerifiedState = { email_verified: boolean; phone_verified: boolean };

export async function loadVerification(deps: AreaDeps, key: string): Promise<Verification> {
  const row = await findByKey(deps, deps.db, key);
  if (!row) throw new AppError("session_key_invalid");
  return row;
}

const isVerified = (row: Verification, channel: Channel) =>
  (channel === "email" ? row.email_verified_at : row.phone_verified_at) !== null;

const field = { email: "email_otp", phone: "phone_otp" } as const;

/**
 * Verifies an address by the code that was sent to it. Throws for a wrong, expired or used code, and after too many
 * tries.
 */
export async function verifyByCode(
  deps: AreaDeps,
  { key, code, ip }: { key: string; code: string; ip: string },
  channel: Channel,
): Promise<VerifiedState> {
  await countTryFrom(deps, "code_tries_per_ip", ip);
  // The transaction returns the refusal instead of throwing it: a rollback would lose the counters of wrong codes.
  const answer = await deps.tx(async (tx) => {
    const row = await lockByKey(deps, tx, key);
    if (!row) return "session_key_invalid" as const;
    if (isVerified(row, channel)) return "already_verified" as const;
    const judged = await tryCode(deps, tx, row, channel, code);
    if (judged !== "right") return judged;
    const refusal = await (channel === "email" ? markEmailVerified : markNumberVerified)(deps, tx, row);
    if (refusal) return refusal;
    if (channel === "phone") await notifyNumber(deps, tx, row);
    return {
      email_verified: channel === "email" || isVerified(row, "email"),
      phone_verified: channel === "phone" || isVerified(row, "phone"),
    };
  });
  if (typeof answer === "string") throw codeError(answer, channel);
  return answer;
}

function codeError(refusal: Refusal, channel: Channel): AppError {
  if (refusal !== "code_wrong") return new AppError(refusal);
  return new AppError(refusal, { fields: { [field[channel]]: ["code_wrong"] } });
}

/** Notifies the number's owner by WhatsApp, who can reply to undo the verification. */
async function notifyNumber(deps: AreaDeps, tx: Tx, row: Verification): Promise<void> {
  const account = maskAccount(row);
  await enqueue(deps, tx, {
    kind: "whatsapp",
    to: row.phone_number ?? "",
    text: whatsAppText(deps.config, row.locale, "confirmed", { account }),
    template: {
      name: "number_confirmed",
      language: templateLanguage(row.locale),
      parameters: [productName(deps.config, row.locale), account],
    },
  });
}

/**
 * Sends a new code to the e-mail address, or a code to the number. Throws `resend_too_soon` while a limit applies, and
 * `number_first`.
 */
export async function resendCode(
  deps: AreaDeps,
  { key, ip, locale }: { key: string; ip: string; locale: Locale },
  channel: Channel,
): Promise<number> {
  await countMessageRequest(deps, ip);
  return deps.tx(async (tx) => {
    const row = await lockByKey(deps, tx, key);
    if (!row) throw new AppError("session_key_invalid");
    if (isVerified(row, channel)) throw new AppError("already_verified");
    if (row.number_first && !row.phone_verified_at) throw new AppError("number_first");
    const { sent, wait_seconds } = await sendCode(deps, tx, { ...row, locale }, channel, ip);
    if (!sent) throw new AppError("resend_too_soon", { retry_after_seconds: wait_seconds });
    return wait_seconds;
  });
}
