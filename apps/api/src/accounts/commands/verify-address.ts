import { maskAccount } from "@sanjog/domain/accounts/masks";
import { type CodeWay, waitsForNumber } from "@sanjog/domain/accounts/number-ways";
import type { Refusal } from "@sanjog/domain/refusal";
import type { Locale } from "@sanjog/i18n/locale";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { numberMessageJob } from "../../platform/jobs/number-message.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { productName } from "../../platform/texts/product-name.ts";
import { countMessageRequest, countTryFrom } from "../account-limits.ts";
import { smsText, whatsAppText } from "../account-texts.ts";
import { findWayOfCode, type SendResult, sendCode, tryCode } from "../one-time-codes.ts";
import { findNumberWays, firstOf, messageWay } from "../queries/number-ways.ts";
import { addressOf, type Channel, findByKey, lockByKey, type Verification } from "../verification-rows.ts";
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
    if (channel === "phone") await notifyNumber(deps, tx, row, await findWayOfCode(tx, row.id));
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

/** Notifies the number's owner, who can reply on WhatsApp, or call, to undo the verification. */
export async function notifyNumber(
  deps: AreaDeps,
  tx: Tx,
  row: Verification,
  preferred: CodeWay | null,
): Promise<void> {
  const { config } = deps;
  const { locale: language } = row;
  const account = maskAccount(row);
  const message = numberMessageJob(deps, await messageWay(deps, tx, preferred), {
    to: row.phone_number ?? "",
    language,
    whatsapp: {
      text: whatsAppText(config, language, "confirmed", { account }),
      template: { name: "number_confirmed", parameters: [productName(config, language), account] },
    },
    sms: { text: smsText(config, language, "confirmed", { account }), template: "confirmed" },
  });
  await enqueue(deps, tx, message);
}

/**
 * Sends a new code to the e-mail address, or a code to the number by the way asked for, if it is open. Throws `resend_too_soon`
 * while a limit applies, `number_first`, and `no_code_way`.
 */
export async function resendCode(
  deps: AreaDeps,
  { key, ip, locale, by = null }: { key: string; ip: string; locale: Locale; by?: CodeWay | null },
  channel: Channel,
): Promise<SendResult & { address: string | null }> {
  await countMessageRequest(deps, ip);
  return deps.tx(async (tx) => {
    const row = await lockByKey(deps, tx, key);
    if (!row) throw new AppError("session_key_invalid");
    if (isVerified(row, channel)) throw new AppError("already_verified");
    if (waitsForNumber(firstOf(row), channel, await findNumberWays(deps, tx, row.phone_number)))
      throw new AppError("number_first");
    const result = await sendCode(deps, tx, { ...row, locale }, channel, ip, by);
    if (!result.sent) throw new AppError("resend_too_soon", { retry_after_seconds: result.wait_seconds });
    return { ...result, address: addressOf(row, channel) };
  });
}
