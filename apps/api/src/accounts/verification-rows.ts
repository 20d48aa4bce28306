import { keyIn } from "@sanjog/domain/accounts/whatsapp-words";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import { AppError } from "../platform/app-error.ts";
import type { OpenRow } from "../platform/crypto/encrypted-columns.ts";
import { sameBytes, tokenHash } from "../platform/crypto/secrets.ts";
import type { Db, Tx } from "../platform/database/open.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { AreaDeps } from "../platform/deps.ts";

export type Channel = "email" | "phone";

/** What a code proves: an address that it was sent to, or that somebody who shows it at the desk is the member. */
export type CodeChannel = Channel | "in_person";

/** A verification without its secrets and with its number decrypted. */
export type Verification = OpenRow<"verifications", VerificationRow>;

export type VerificationRow = Pick<
  Selectable<Tables["verifications"]>,
  | "id"
  | "purpose"
  | "member_id"
  | "email"
  | "email_verified_at"
  | "phone_number"
  | "phone_verified_at"
  | "locale"
  | "profile_for"
  | "gender"
  | "wrong_tries"
  | "number_first"
  | "cookie_hash"
>;

export const verification_columns = [
  "id",
  "purpose",
  "member_id",
  "email",
  "email_verified_at",
  "phone_number",
  "phone_verified_at",
  "locale",
  "profile_for",
  "gender",
  "wrong_tries",
  "number_first",
  "cookie_hash",
] as const satisfies readonly (keyof Tables["verifications"])[];

/** Returns the verification of a session key; undefined when the key is unknown, expired or replaced. */
export async function findByKey(deps: AreaDeps, db: Db, key: string): Promise<Verification | undefined> {
  const row = await keyed(db, key, deps.now()).executeTakeFirst();
  return row && openVerification(deps, row);
}

export function openVerification({ fields }: Pick<AreaDeps, "fields">, row: VerificationRow): Verification {
  return fields.decryptRow("verifications", row.id, row);
}

/**
 * Returns the same, with the row, its address and its number locked until the transaction ends, so that requests about
 * either are serialized. Always locks addresses before rows, which prevents deadlocks.
 */
export async function lockByKey(deps: AreaDeps, tx: Tx, key: string): Promise<Verification | undefined> {
  const seen = await findByKey(deps, tx, key);
  if (!seen) return undefined;
  for (const address of [seen.email, seen.phone_number]) if (address) await lockAddress(tx, address);
  const row = await keyed(tx, key, deps.now()).forUpdate().executeTakeFirst();
  return row && openVerification(deps, row);
}

function keyed(db: Db, key: string, now: Date) {
  return db
    .selectFrom("verifications")
    .where("key_hash", "=", tokenHash(keyIn(key) ?? ""))
    .where("expires_at", ">", now)
    .select(verification_columns);
}

export function addressOf(
  row: Pick<Verification, "email" | "phone_number">,
  channel: CodeChannel,
): string | null {
  return channel === "email" ? row.email : row.phone_number;
}

/** Locks this address or number until the transaction ends, so that decisions about it are serialized. */
export async function lockAddress(tx: Tx, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${address}`}, 0))`.execute(tx);
}

/** Ends unfinished changes of addresses: a thief may have started to move the account to their own address. */
export async function endOpenChanges(tx: Tx, member_id: string, now: Date): Promise<void> {
  await tx
    .updateTable("verifications")
    .set({ expires_at: now, completed_at: now })
    .where("member_id", "=", member_id)
    .where("completed_at", "is", null)
    .execute();
}

/** Throws `browser_differs` unless the cookie belongs to the browser that started the registration. */
export function refuseOtherBrowser(row: Verification, cookie: string): void {
  if (!row.cookie_hash || !sameBytes(row.cookie_hash, tokenHash(cookie)))
    throw new AppError("browser_differs");
}
