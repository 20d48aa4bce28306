import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { AppError } from "../app-error.ts";
import type { Tx } from "./open.ts";

/** Keeps everyone else from changing a member in any status, and from adding rows that name them, until the transaction ends. */
export async function lockInAnyStatus(tx: Tx, member_id: string) {
  return tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["profile_status", "paused_from_status"])
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Keeps this member from being erased until the transaction ends, and lets everything else go on. A transaction that changes rows that an
 * erasure deletes takes it before these rows, as the erasure does: otherwise each could wait for the other.
 */
export async function keepMember(tx: Tx, member_id: string): Promise<void> {
  await tx.selectFrom("members").where("id", "=", member_id).select("id").forKeyShare().execute();
}

/**
 * Keeps everyone else from changing this member until the transaction ends, so that counts and "all steps done" are
 * judged on what is there. Refuses a suspended member (`status_forbids`).
 */
export async function lockMember(tx: Tx, member_id: string): Promise<void> {
  const member = await lockInAnyStatus(tx, member_id);
  if (!member) throw new AppError("session_ended");
  if (member.profile_status === profileStatus.suspended) throw new AppError("status_forbids");
}
