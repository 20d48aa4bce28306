import { not_me_ms } from "@sanjog/domain/accounts/verification";
import type { Refusal } from "@sanjog/domain/refusal";
import { sql } from "kysely";
import { inheritBlocks } from "../blocks/commands/block-marks.ts";
import type { Tx } from "../platform/database/open.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { notifyOlderAddresses } from "./older-addresses.ts";
import { loadAccount, othersOnNumber } from "./queries.ts";
import type { Verification } from "./verification-rows.ts";

/**
 * Marks the e-mail address as verified. The first to verify it wins: other unfinished verifications of it become
 * invalid. Returns the refusal `email_taken`. The caller must hold the row's lock.
 */
export async function markEmailVerified(deps: AreaDeps, tx: Tx, row: Verification): Promise<Refusal | null> {
  const { email } = row;
  if (!email) return "code_expired";
  const owner = await tx
    .selectFrom("members")
    .where(sql<string>`lower(email)`, "=", email)
    .where("email_verified_at", "is not", null)
    .where("id", "!=", row.member_id ?? "")
    .select("id")
    .executeTakeFirst();
  if (owner) return "email_taken";
  const now = deps.now();
  await tx.updateTable("verifications").set({ email_verified_at: now }).where("id", "=", row.id).execute();
  await endRivals(deps, tx, row.id, email, now);
  if (row.member_id) {
    const before = await loadAccount(deps, tx, row.member_id);
    const set = { email, email_verified_at: now };
    await tx.updateTable("members").set(set).where("id", "=", row.member_id).execute();
    await notifyOlderAddresses(deps, tx, before, { channel: "email", address: email });
    await inheritBlocks(deps, tx, row.member_id);
    await completeIfDone(tx, row.id, now);
  }
  return null;
}

async function endRivals(deps: AreaDeps, tx: Tx, id: string, email: string, now: Date): Promise<void> {
  await tx
    .updateTable("verifications")
    .set({ expires_at: now, completed_at: now })
    .where("purpose", "=", "registration")
    .where(sql<string>`lower(email)`, "=", email)
    .where("completed_at", "is", null)
    .where("id", "!=", id)
    .execute();
  await tx
    .updateTable("one_time_codes")
    .set({ ended_at: now })
    .where("channel", "=", "email")
    .where("address_hash", "=", deps.fields.hash(email))
    .where("verification_id", "!=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** Where two volunteers confirmed a number in person, and who they were. */
export type ConfirmedInPerson = { place: string; seen_by: string; approved_by: string };

/**
 * Marks the number as verified, which its owner can undo for a week. Returns the refusal `number_taken` when the
 * number already has as many accounts as allowed. The caller must hold the row's lock.
 */
export async function markNumberVerified(
  deps: AreaDeps,
  tx: Tx,
  row: Verification,
  confirmed: ConfirmedInPerson | null = null,
): Promise<Refusal | null> {
  const { phone_number } = row;
  if (!phone_number) return "code_expired";
  const now = deps.now();
  const others = await othersOnNumber(deps, tx, row);
  if (others.length >= deps.config.accountsPerNumber) return "number_taken";
  await tx
    .updateTable("verifications")
    .set({ phone_verified_at: now, ...confirmed })
    .where("id", "=", row.id)
    .execute();
  const dispute = {
    id: deps.random.id(),
    verification_id: row.id,
    phone_number,
    created_at: now,
    expires_at: new Date(now.getTime() + not_me_ms),
    used_at: null,
  };
  await tx
    .insertInto("number_disputes")
    .values(deps.fields.encryptRow("number_disputes", dispute.id, dispute))
    .execute();
  if (row.member_id) {
    const before = await loadAccount(deps, tx, row.member_id);
    const set = deps.fields.encryptRow("members", row.member_id, { phone_number, phone_verified_at: now });
    await tx.updateTable("members").set(set).where("id", "=", row.member_id).execute();
    await notifyOlderAddresses(deps, tx, before, { channel: "phone", address: phone_number });
    await inheritBlocks(deps, tx, row.member_id);
    await completeIfDone(tx, row.id, now);
    await profileChanged(deps, tx, row.member_id);
  }
  return null;
}

async function completeIfDone(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("verifications")
    .set({ completed_at: now })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("email", "is", null), eb("email_verified_at", "is not", null)]))
    .where((eb) => eb.or([eb("phone_number", "is", null), eb("phone_verified_at", "is not", null)]))
    .execute();
}
