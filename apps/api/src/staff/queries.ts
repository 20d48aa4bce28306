import { tokenHash } from "../platform/crypto/secrets.ts";
import type { Db } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";

/** Returns the open invitation of a one-time link. */
export async function findInvitation({ db, now }: AreaDeps, token: string) {
  return db
    .selectFrom("staff_invitations")
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now())
    .select(["email", "role"])
    .executeTakeFirst();
}

/** Returns everybody who works at the desk. */
export async function listStaff(db: Db) {
  return db
    .selectFrom("staff_accounts")
    .where("ended_at", "is", null)
    .orderBy("name")
    .select(["id", "name", "email", "role", "totp_confirmed_at", "created_at", "signed_in_at"])
    .select(({ selectFrom }) =>
      selectFrom("staff_passkeys")
        .whereRef("staff_id", "=", "staff_accounts.id")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("passkeys"),
    )
    .execute();
}

export async function listInvitations({ db, now }: AreaDeps) {
  return db
    .selectFrom("staff_invitations")
    .where("expires_at", ">", now())
    .orderBy("created_at")
    .select(["id", "email", "role", "expires_at"])
    .execute();
}

/** Returns the id of the account with this address. */
export async function findStaffByEmail(db: Db, email: string): Promise<string | null> {
  const account = await db
    .selectFrom("staff_accounts")
    .where("email", "=", email)
    .where("ended_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return account?.id ?? null;
}

export async function countRecoveryCodes(db: Db, staff_id: string): Promise<number> {
  const { left } = await db
    .selectFrom("staff_recovery_codes")
    .where("staff_id", "=", staff_id)
    .select(({ fn }) => fn.countAll<string>().as("left"))
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Returns the passkeys of an account, the oldest first. */
export async function listPasskeys(db: Db, staff_id: string) {
  return db
    .selectFrom("staff_passkeys")
    .where("staff_id", "=", staff_id)
    .orderBy("created_at")
    .select(["id", "name", "created_at", "used_at"])
    .execute();
}
