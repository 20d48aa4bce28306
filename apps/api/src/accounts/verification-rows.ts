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

/** A verification without its secrets, its number readable. */
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

/** The verification that a session key opens; none when the key is unknown, has run out or was replaced. */
export async function findByKey(deps: AreaDeps, db: Db, key: string): Promise<Verification | undefined> {
  const row = await keyed(db, key, deps.now()).executeTakeFirst();
  return row && openVerification(deps, row);
}

export function openVerification({ fields }: Pick<AreaDeps, "fields">, row: VerificationRow): Verification {
  return fields.decryptRow("verifications", row.id, row);
}

/**
 * The same, held until the transaction ends, together with its address and number: two requests about either
 * take turns. The locks are always taken in the same order, addresses before rows.
 */
export async function holdByKey(deps: AreaDeps, tx: Tx, key: string): Promise<Verification | undefined> {
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
  channel: Channel,
): string | null {
  return channel === "email" ? row.email : row.phone_number;
}

/** Anyone who decides something about this address or number takes turns, until the transaction ends. */
export async function lockAddress(tx: Tx, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${address}`}, 0))`.execute(tx);
}

/** Ends unfinished changes of addresses: a thief may have begun to move the account to an address of their own. */
export async function endOpenChanges(tx: Tx, member_id: string, now: Date): Promise<void> {
  await tx
    .updateTable("verifications")
    .set({ expires_at: now, completed_at: now })
    .where("member_id", "=", member_id)
    .where("completed_at", "is", null)
    .execute();
}

/** Throws `browser_differs` unless the cookie is that of the browser which began the sign-up. */
export function refuseOtherBrowser(row: Verification, cookie: string): void {
  if (!row.cookie_hash || !sameBytes(row.cookie_hash, tokenHash(cookie)))
    throw new AppError("browser_differs");
}
