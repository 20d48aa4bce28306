import { in_person_code_ms } from "@sanjog/domain/in-person/in-person";
import { AppError } from "../../platform/app-error.ts";
import { codeOfId, tokenHash } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps, PlatformDeps } from "../../platform/deps.ts";
import { existingNumber } from "../identifiers.ts";
import { type CodeAnswer, hmac, tryCode } from "../one-time-codes.ts";
import { findInPerson, lockWaiting, type NumberInPerson } from "../queries/in-person.ts";
import type { Account } from "../queries.ts";
import { lockAddress } from "../verification-rows.ts";
import { type ConfirmedInPerson, markNumberVerified } from "../verified-address.ts";
import { notifyNumber } from "./verify-address.ts";

/** Begins to confirm a member's own number in person, with a code that lives for two weeks. No key leads to this verification. */
export async function beginInPerson(deps: AreaDeps, tx: Tx, account: Account): Promise<void> {
  const { id: member_id, phone_number, locale } = account;
  const created_at = deps.now();
  const expires_at = new Date(created_at.getTime() + in_person_code_ms);
  const id = deps.random.id();
  const row = {
    id,
    purpose: "in_person" as const,
    member_id,
    key_hash: tokenHash(deps.random.token()),
    phone_number,
    locale,
    consents: "[]",
    created_at,
    expires_at,
  };
  await tx
    .insertInto("verifications")
    .values(deps.fields.encryptRow("verifications", id, row))
    .execute();
  const code_id = deps.random.id();
  await tx
    .insertInto("one_time_codes")
    .values({
      id: code_id,
      verification_id: id,
      channel: "in_person",
      address_hash: deps.fields.hash(phone_number ?? ""),
      code_hmac: hmac(deps, id, "in_person", codeOfId(deps.config.secretKey, code_id)),
      created_at,
      expires_at,
      ended_at: null,
    })
    .execute();
}

/** Ends what waits to be confirmed in person, with its code. */
export async function endInPerson(tx: Tx, member_id: string, now: Date): Promise<void> {
  await tx
    .updateTable("verifications")
    .set({ expires_at: now, completed_at: now })
    .where("member_id", "=", member_id)
    .where("purpose", "=", "in_person")
    .where("completed_at", "is", null)
    .execute();
}

/**
 * Returns what waits, with its number and then its member locked until the transaction ends: in this order everything locks that
 * verifies a number. Null if nothing waits.
 */
export async function lockInPerson(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
): Promise<NumberInPerson | null> {
  const seen = await findInPerson(deps, tx, member_id);
  if (!seen?.row.phone_number) return null;
  await lockAddress(tx, seen.row.phone_number);
  await lockWaiting(tx, member_id, deps.now());
  return findInPerson(deps, tx, member_id);
}

/**
 * Checks the code that the member shows and the number that the member's phone shows, within the same limits as the codes that are
 * sent. The answer does not say which of the two is wrong, so nobody finds out a number by it. The caller holds the lock.
 */
export async function tryInPersonCode(
  deps: AreaDeps & Pick<PlatformDeps, "phones">,
  tx: Tx,
  { row }: NumberInPerson,
  { code, phone_number }: { code: string; phone_number: string },
): Promise<CodeAnswer> {
  // No code of six digits is empty: a wrong number counts like a wrong code.
  const same = existingNumber(deps.phones, phone_number) === row.phone_number;
  return tryCode(deps, tx, row, "in_person", same ? code : "");
}

/**
 * Marks the number as verified by two volunteers, as the existing ways do, and notifies its owner. The caller holds the lock.
 * Throws `number_taken`.
 */
export async function confirmInPerson(
  deps: AreaDeps,
  tx: Tx,
  { row }: NumberInPerson,
  confirmed: ConfirmedInPerson,
): Promise<void> {
  const refusal = await markNumberVerified(deps, tx, row, confirmed);
  if (refusal) throw new AppError(refusal);
  // A number that is confirmed in person often has no WhatsApp.
  await notifyNumber(deps, tx, row, "sms");
}
