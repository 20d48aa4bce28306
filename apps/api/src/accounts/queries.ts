import { pending_registration_ms } from "@sanjog/domain/accounts/account-limits";
import type { Correctable } from "@sanjog/domain/accounts/correction";
import { mayRecoverAccount, sign_up_session_ms } from "@sanjog/domain/accounts/new-address";
import { sql } from "kysely";
import type { Db } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Verification } from "./verification-rows.ts";

const account_columns = [
  "id",
  "profile_number",
  "email",
  "email_verified_at",
  "phone_number",
  "phone_verified_at",
  "password_hash",
  "profile_for",
  "gender",
  "locale",
  "profile_status",
  "status_reason_en",
  "status_reason_pb",
  "public_profile",
  "created_at",
  "registered_from",
  "deletion_requested_at",
] as const;

export type Account = Awaited<ReturnType<typeof loadAccount>>;

type FieldDeps = Pick<AreaDeps, "fields">;

export async function loadAccount({ fields }: FieldDeps, db: Db, member_id: string) {
  const row = await db
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(account_columns)
    .executeTakeFirstOrThrow();
  return fields.decryptRow("members", member_id, row);
}

/** Loads what decides whether the member may still correct the profile's relation and gender. */
export async function loadCorrectable(db: Db, member_id: string): Promise<Correctable> {
  const row = await db
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(({ exists, selectFrom }) => [
      "profile_for_corrected_at",
      exists(
        selectFrom("connection_requests")
          .where(({ eb, or }) => or([eb("sender_id", "=", member_id), eb("receiver_id", "=", member_id)]))
          .select("id"),
      ).as("has_relations"),
    ])
    .executeTakeFirstOrThrow();
  return {
    corrected: row.profile_for_corrected_at !== null,
    has_relations: Boolean(row.has_relations),
  };
}

/** Returns the accounts that sign in with this e-mail address; none when it was never verified. */
export async function findByEmail({ fields }: FieldDeps, db: Db, email: string): Promise<Account[]> {
  const rows = await db
    .selectFrom("members")
    .where(sql<string>`lower(email)`, "=", email)
    .where("email_verified_at", "is not", null)
    .select(account_columns)
    .execute();
  return rows.map((row) => fields.decryptRow("members", row.id, row));
}

/** Returns the accounts that sign in with this number, which relatives may share; the most recently active first. */
export async function findByNumber({ fields }: FieldDeps, db: Db, phone_number: string): Promise<Account[]> {
  const rows = await db
    .selectFrom("members")
    .where("phone_hash", "=", fields.hash(phone_number))
    .where("phone_verified_at", "is not", null)
    .orderBy("last_active_on", (order) => order.desc().nullsLast())
    .orderBy("id")
    .select(account_columns)
    .execute();
  return rows.map((row) => fields.decryptRow("members", row.id, row));
}

/**
 * Returns the newest account with this e-mail address or number still unverified; none when it is somebody's login
 * name. Such an address cannot sign in.
 */
export async function findByUnverified(
  { fields }: FieldDeps,
  db: Db,
  { kind, name }: { kind: "email" | "phone"; name: string },
): Promise<Account[]> {
  const rows = await db
    .selectFrom("members")
    .$if(kind === "email", (query) =>
      query.where(sql<string>`lower(email)`, "=", name).where("email_verified_at", "is", null),
    )
    .$if(kind === "phone", (query) =>
      query.where("phone_hash", "=", fields.hash(name)).where("phone_verified_at", "is", null),
    )
    .orderBy("created_at", "desc")
    .limit(1)
    .select(account_columns)
    .execute();
  return rows.map((row) => fields.decryptRow("members", row.id, row));
}

export type AccountName = { email: string | null; phone_number: string | null };

/**
 * Returns the other accounts with this number: members, and registrations that have verified it and may still be
 * finished.
 */
export async function othersOnNumber(deps: AreaDeps, db: Db, row: Verification): Promise<AccountName[]> {
  const { phone_number } = row;
  if (!phone_number) return [];
  const phone_hash = deps.fields.hash(phone_number);
  const members = await db
    .selectFrom("members")
    .where("phone_hash", "=", phone_hash)
    .where("phone_verified_at", "is not", null)
    .where("id", "!=", row.member_id ?? "")
    .orderBy("created_at")
    .select("email")
    .execute();
  const pending = await db
    .selectFrom("verifications")
    .where("purpose", "=", "registration")
    .where("phone_hash", "=", phone_hash)
    .where("phone_verified_at", "is not", null)
    .where("completed_at", "is", null)
    .where("created_at", ">", new Date(deps.now().getTime() - pending_registration_ms))
    .where("id", "!=", row.id)
    .orderBy("created_at")
    .select("email")
    .execute();
  return [...members, ...pending].map(({ email }) => ({ email, phone_number }));
}

/**
 * Returns when the registration opened this session; null when a login opened it, or when that time no longer matters.
 */
export async function findSignUpHere(
  { db, now }: Pick<AreaDeps, "db" | "now">,
  account: Pick<Account, "created_at">,
  session_id: string,
): Promise<Date | null> {
  if (now().getTime() - account.created_at.getTime() >= sign_up_session_ms) return null;
  const session = await db
    .selectFrom("member_sessions")
    .where("id", "=", session_id)
    .where("from_sign_up", "=", true)
    .select("created_at")
    .executeTakeFirst();
  return session?.created_at ?? null;
}

/** Returns whether the account's address of this kind may recover it, by a reset link or by "not me". */
export function recoversBy(account: Account, channel: "email" | "phone", now: Date): boolean {
  const { email_verified_at, phone_verified_at, created_at: account_made_at } = account;
  const [verified_at, other_verified_at] =
    channel === "email" ? [email_verified_at, phone_verified_at] : [phone_verified_at, email_verified_at];
  if (!verified_at) return false;
  return mayRecoverAccount({ verified_at, other_verified_at, account_made_at }, now);
}

export async function listOpenSessions(db: Db, member_id: string, now: Date, idle_since: Date) {
  return db
    .selectFrom("member_sessions")
    .where("member_id", "=", member_id)
    .where("ended_reason", "is", null)
    .where("expires_at", ">", now)
    .where("last_used_at", ">", idle_since)
    .orderBy("last_used_at", "desc")
    .select(["id", "device", "created_at", "last_used_at"])
    .execute();
}
