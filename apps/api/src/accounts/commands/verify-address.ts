import { maskAccount } from "@sanjog/domain/accounts/masks";
import type { Refusal } from "@sanjog/domain/refusal";
import type { Locale } from "@sanjog/i18n/locale";
import { toBcp47 } from "@sanjog/i18n/locale";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { productName } from "../../platform/texts/product-name.ts";
import { countAsking, countTryFrom } from "../account-limits.ts";
import { whatsAppText } from "../account-texts.ts";
import { sendCode, tryCode } from "../one-time-codes.ts";
import { type Channel, findByKey, holdByKey, type Verification } from "../verification-rows.ts";
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

/** Verifies an address by the code that was sent to it. Refuses a wrong, old or spent code, and one too many. */
export async function verifyByCode(
  deps: AreaDeps,
  { key, code, ip }: { key: string; code: string; ip: string },
  channel: Channel,
): Promise<VerifiedState> {
  await countTryFrom(deps, "code_tries_per_ip", ip);
  // The counters of a wrong code must be kept, so the refusal leaves the transaction as a value.
  const answer = await deps.tx(async (tx) => {
    const row = await holdByKey(deps, tx, key);
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

/** Anyone who holds the phone hears of it, and can undo it. */
async function notifyNumber(deps: AreaDeps, tx: Tx, row: Verification): Promise<void> {
  const account = maskAccount(row);
  await enqueue(deps, tx, {
    kind: "whatsapp",
    to: row.phone_number ?? "",
    text: whatsAppText(deps.config, row.locale, "confirmed", { account }),
    template: {
      name: "number_confirmed",
      language: toBcp47(row.locale) === "pa" ? "pa" : "en",
      parameters: [productName(deps.config, row.locale), account],
    },
  });
}

/** Sends a code again, or for the first time to a number. Refuses before two minutes have passed, and `number_first`. */
export async function resendCode(
  deps: AreaDeps,
  { key, ip, locale }: { key: string; ip: string; locale: Locale },
  channel: Channel,
): Promise<number> {
  await countAsking(deps, ip);
  return deps.tx(async (tx) => {
    const row = await holdByKey(deps, tx, key);
    if (!row) throw new AppError("session_key_invalid");
    if (isVerified(row, channel)) throw new AppError("already_verified");
    if (row.number_first && !row.phone_verified_at) throw new AppError("number_first");
    const { sent, wait_seconds } = await sendCode(deps, tx, { ...row, locale }, channel, ip);
    if (!sent) throw new AppError("resend_too_soon", { retry_after_seconds: wait_seconds });
    return wait_seconds;
  });
}
