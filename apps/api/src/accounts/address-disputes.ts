import { maskAccount } from "@sanjog/domain/accounts/masks";
import { type Selectable, sql } from "kysely";
import { tokenHash } from "../platform/crypto/secrets.ts";
import type { Tx } from "../platform/database/open.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { AccountDeps } from "./deps.ts";
import { writeResetLink } from "./reset-links.ts";
import { deleteSessions } from "./sessions.ts";
import { endSuspensionByNumber } from "./suspension.ts";
import { endOpenChanges } from "./verification-rows.ts";

export type AddressDispute = Selectable<Tables["address_disputes"]>;

/** Returns the dispute of a link in a mail; undefined when the link is unknown, used or expired. */
export async function findDisputeByLink(
  deps: AccountDeps,
  token: string,
): Promise<AddressDispute | undefined> {
  return deps.db
    .selectFrom("address_disputes")
    .where("link_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", deps.now())
    .selectAll()
    .executeTakeFirst();
}

export type RestoredAccount = { account: string; reset_token: string };

/**
 * Restores the addresses as they were before this change and every later one, ends every session, and invalidates the
 * password, since the person who changed the address may know it. Returns the token of a reset link; null when another
 * request was faster.
 */
export async function undoAddressChange(
  deps: AccountDeps,
  tx: Tx,
  { member_id, created_at }: Pick<AddressDispute, "member_id" | "created_at">,
): Promise<RestoredAccount | null> {
  const now = deps.now();
  const undone = await tx
    .updateTable("address_disputes")
    .set({ used_at: now })
    .where("member_id", "=", member_id)
    .where("created_at", ">=", created_at)
    .where("used_at", "is", null)
    .returningAll()
    .execute();
  if (undone.length === 0) return null;
  const newest_first = undone.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  for (const dispute of newest_first) await putBack(deps, tx, dispute);
  await tx
    .updateTable("members")
    .set({ password_hash: await deps.passwords.hash(deps.random.token()) })
    .where("id", "=", member_id)
    .execute();
  if (undone.some(({ channel }) => channel === "phone")) await endSuspensionByNumber(tx, member_id);
  await deleteSessions(deps, tx, member_id);
  await endOpenChanges(tx, member_id, now);
  await profileChanged(deps, tx, member_id);
  const encrypted = await tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["email", "phone_number"])
    .executeTakeFirstOrThrow();
  const account = maskAccount(deps.fields.decryptRow("members", member_id, encrypted));
  return { account, reset_token: await writeResetLink(deps, tx, member_id) };
}

async function putBack(deps: AccountDeps, tx: Tx, dispute: AddressDispute): Promise<void> {
  const { member_id, channel, old_email, old_verified_at } = dispute;
  if (channel === "phone") {
    const { phone_number } = deps.fields.decryptRow("address_disputes", dispute.id, dispute);
    const set = { phone_number: old_verified_at && phone_number, phone_verified_at: old_verified_at };
    await tx
      .updateTable("members")
      .set(deps.fields.encryptRow("members", member_id, set))
      .where("id", "=", member_id)
      .execute();
    return;
  }
  const taken = old_email && (await isTaken(tx, member_id, old_email));
  await tx
    .updateTable("members")
    .set(
      taken || !old_email
        ? { email: null, email_verified_at: null }
        : { email: old_email, email_verified_at: old_verified_at },
    )
    .where("id", "=", member_id)
    .execute();
}

/** Returns whether another member has verified the replaced address since. */
async function isTaken(tx: Tx, member_id: string, email: string): Promise<boolean> {
  const owner = await tx
    .selectFrom("members")
    .where(sql<string>`lower(email)`, "=", email)
    .where("email_verified_at", "is not", null)
    .where("id", "!=", member_id)
    .select("id")
    .executeTakeFirst();
  return owner !== undefined;
}

/** Nightly: deletes disputes that can no longer be undone, and the older addresses stored in them. */
export async function forgetAddressDisputes({ db, now }: AccountDeps): Promise<void> {
  await db.deleteFrom("address_disputes").where("expires_at", "<=", now()).execute();
}
