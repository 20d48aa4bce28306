import { type CodeWay, codeWay, type NumberWay, waitsForNumber } from "@sanjog/domain/accounts/number-ways";
import {
  areTriesUsedUp,
  code_ms,
  type EmailCode,
  resend_wait_seconds,
  wrong_tries_per_code,
} from "@sanjog/domain/accounts/verification";
import { day_ms } from "@sanjog/domain/calendar";
import { sql } from "kysely";
import { AppError } from "../platform/app-error.ts";
import { codeHash, codeOfId, sameBytes } from "../platform/crypto/secrets.ts";
import type { Db, Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { enqueue } from "../platform/jobs/outbox.ts";
import { lockSmsCount } from "../platform/sms/limits.ts";
import { accountMail, pageLink } from "./account-mail.ts";
import { mailTexts } from "./account-texts.ts";
import { codeWait, countMessage, mayNoteAccount } from "./message-limits.ts";
import { findNumberWays, firstOf } from "./queries/number-ways.ts";
import {
  addressOf,
  type Channel,
  type CodeChannel,
  lockAddress,
  type Verification,
} from "./verification-rows.ts";
import { numberCodeMessage } from "./views/number-code.ts";

/** Whether a code was sent, to a number by which way, and in how many seconds the next may be requested. */
export type SendResult = { sent: boolean; way: CodeWay | null; wait_seconds: number };

/**
 * Sends a code and invalidates the previous one. Each registration of an address has its own code. An address that
 * already belongs to another member gets a mail that says so, once a day; everything else is the same. When sending is
 * refused, stores a random code that nobody knows, so that a wrong guess gets the same response.
 */
export async function sendCode(
  deps: AreaDeps,
  tx: Tx,
  row: Verification,
  channel: Channel,
  ip: string,
  by: CodeWay | null = null,
): Promise<SendResult> {
  const address = addressOf(row, channel);
  if (!address) return { sent: false, way: null, wait_seconds: resend_wait_seconds };
  await lockAddress(tx, address);
  if (channel === "phone" && deps.config.sms.driver !== "none") await lockSmsCount(tx);
  const open = await findNumberWays(deps, tx, row.phone_number);
  const way = channel === "phone" ? codeWay(open, by) : null;
  if (channel === "phone" && !way) throw new AppError("no_code_way");
  const waiting = waitsForNumber(firstOf(row), channel, open);
  const wait_seconds = waiting ? resend_wait_seconds : await codeWait(deps, tx, row, channel, ip);
  const sent = wait_seconds === 0;
  const taken = channel === "email" && (await isLoginOfAnother(tx, address, row.member_id));
  const id = deps.random.id();
  // A code to a number follows from its id, so that it can go by SMS if WhatsApp does not deliver it.
  const code = channel === "phone" ? codeOfId(deps.config.secretKey, id) : deps.random.code6();
  await voidCodes(tx, row.id, channel, deps.now());
  await tx
    .insertInto("one_time_codes")
    .values({
      id,
      verification_id: row.id,
      channel,
      address_hash: deps.fields.hash(address),
      // 32 random bytes match no code that anybody can type.
      code_hmac: taken || !sent ? deps.random.bytes(32) : hmac(deps, row.id, channel, code),
      created_at: deps.now(),
      expires_at: codeEnd(deps),
      sent,
      way,
      ended_at: null,
    })
    .execute();
  if (!sent) return { sent, way, wait_seconds };
  const note = taken && (await mayNoteAccount(deps, tx, address));
  await countMessage(deps, tx, { address, kind: note ? "account_note" : "code", ip });
  const job =
    way !== null
      ? numberCodeMessage(deps, row.locale, way, {
          to: address,
          code,
          code_id: id,
          expires_at: codeEnd(deps),
        })
      : emailJob(deps, row, address, code, taken);
  // A note above the daily limit is enqueued as already expired: the same work, but it is never sent.
  await enqueue(deps, tx, taken && !note ? { ...job, expires_at: deps.now() } : job);
  return { sent, way, wait_seconds: resend_wait_seconds };
}

/** Returns the state of the code sent to this verification's e-mail address. */
export async function findEmailCode(
  db: Db,
  row: Pick<Verification, "id" | "number_first" | "phone_verified_at">,
  open: readonly NumberWay[],
): Promise<EmailCode> {
  if (waitsForNumber(firstOf(row), "email", open)) return "after_number";
  const newest = await db
    .selectFrom("one_time_codes")
    .where("verification_id", "=", row.id)
    .where("channel", "=", "email")
    .orderBy("created_at", "desc")
    .select("sent")
    .limit(1)
    .executeTakeFirst();
  return newest?.sent === false ? "held_back" : "sent";
}

/** Returns by which way the newest code to this verification's number was sent. */
export async function findWayOfCode(db: Db, verification_id: string): Promise<CodeWay | null> {
  const newest = await db
    .selectFrom("one_time_codes")
    .where("verification_id", "=", verification_id)
    .where("channel", "=", "phone")
    .orderBy("created_at", "desc")
    .select("way")
    .limit(1)
    .executeTakeFirst();
  return newest?.way ?? null;
}

const codeEnd = (deps: AreaDeps) => new Date(deps.now().getTime() + code_ms);

/** How the code of a verification is kept. */
export function hmac(deps: AreaDeps, verification_id: string, channel: CodeChannel, code: string): Buffer {
  return codeHash(deps.config.secretKey, `one-time code ${verification_id} ${channel}`, code);
}

function emailJob(deps: AreaDeps, { locale }: Verification, to: string, code: string, taken: boolean) {
  if (!taken) return accountMail(deps.config, { to, locale }, "code", { code, expires_at: codeEnd(deps) });
  const texts = mailTexts(locale).already_have_account;
  return accountMail(deps.config, { to, locale }, "already_have_account", {
    buttons: [
      { text: texts.button, link: pageLink(deps.config, "login") },
      { text: texts.button_forgot, link: pageLink(deps.config, "forgot-password") },
    ],
  });
}

export async function voidCodes(
  tx: Tx,
  verification_id: string,
  channel: CodeChannel,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("one_time_codes")
    .set({ ended_at: now })
    .where("verification_id", "=", verification_id)
    .where("channel", "=", channel)
    .where("ended_at", "is", null)
    .execute();
}

async function isLoginOfAnother(tx: Tx, email: string, member_id: string | null): Promise<boolean> {
  const found = await tx
    .selectFrom("members")
    .where(sql<string>`lower(email)`, "=", email)
    .where("email_verified_at", "is not", null)
    .select("id")
    .executeTakeFirst();
  return found !== undefined && found.id !== member_id;
}

export type CodeAnswer = "right" | "code_wrong" | "code_expired" | "code_used_up";

/**
 * Checks a code. Counts the try before it compares, so that concurrent guesses cannot exceed the limit. Returns a
 * wrong code instead of throwing, since a rollback would lose the counters. A right code is used up.
 */
export async function tryCode(
  deps: AreaDeps,
  tx: Tx,
  row: Verification,
  channel: CodeChannel,
  code: string,
): Promise<CodeAnswer> {
  const address = addressOf(row, channel);
  if (!address) return "code_expired";
  await lockAddress(tx, address);
  if (await isSpent(deps, tx, row, channel, address)) return "code_used_up";
  const now = deps.now();
  const taken = await tx
    .updateTable("one_time_codes")
    .set((eb) => ({
      wrong_tries: eb("wrong_tries", "+", 1),
      ended_at: sql<Date | null>`case when wrong_tries + 1 >= ${wrong_tries_per_code} then ${now}::timestamptz end`,
    }))
    .where("verification_id", "=", row.id)
    .where("channel", "=", channel)
    .where("address_hash", "=", deps.fields.hash(address))
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .where("wrong_tries", "<", wrong_tries_per_code)
    .returning(["id", "code_hmac"])
    .executeTakeFirst();
  if (!taken) return whyNone(tx, row, channel);
  if (!sameBytes(taken.code_hmac, hmac(deps, row.id, channel, code))) {
    await countWrong(tx, row.id);
    return "code_wrong";
  }
  await tx
    .updateTable("one_time_codes")
    .set((eb) => ({ wrong_tries: eb("wrong_tries", "-", 1), ended_at: now }))
    .where("id", "=", taken.id)
    .execute();
  return "right";
}

/**
 * Returns whether the tries are used up. All sums outlive the code, so that a resend gives no new tries. Each channel has its own
 * sums: wrong codes of messages do not shut the way of the volunteers.
 */
async function isSpent(
  deps: AreaDeps,
  tx: Tx,
  row: Verification,
  channel: CodeChannel,
  address: string,
): Promise<boolean> {
  const { of_sign_up } = await tx
    .selectFrom("verifications")
    .where("id", "=", row.id)
    .select("wrong_tries as of_sign_up")
    .executeTakeFirstOrThrow();
  const { today } = await tx
    .selectFrom("one_time_codes")
    .where("address_hash", "=", deps.fields.hash(address))
    .where("channel", "=", channel)
    .where("created_at", ">", new Date(deps.now().getTime() - day_ms))
    .select((eb) => eb.fn.sum("wrong_tries").as("today"))
    .executeTakeFirstOrThrow();
  return areTriesUsedUp({ of_sign_up, of_address: Number(today ?? 0) });
}

async function countWrong(tx: Tx, verification_id: string): Promise<void> {
  await tx
    .updateTable("verifications")
    .set((eb) => ({ wrong_tries: eb("wrong_tries", "+", 1) }))
    .where("id", "=", verification_id)
    .execute();
}

async function whyNone(tx: Tx, row: Verification, channel: CodeChannel): Promise<CodeAnswer> {
  const newest = await tx
    .selectFrom("one_time_codes")
    .where("verification_id", "=", row.id)
    .where("channel", "=", channel)
    .orderBy("created_at", "desc")
    .select("wrong_tries")
    .limit(1)
    .executeTakeFirst();
  return newest && newest.wrong_tries >= wrong_tries_per_code ? "code_used_up" : "code_expired";
}
