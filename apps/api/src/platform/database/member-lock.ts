import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { AppError } from "../app-error.ts";
import type { Tx } from "./open.ts";

/**
 * Keeps everyone else from changing this member until the transaction ends, so that counts and "all steps done" are
 * judged on what is there. Refuses a suspended member (`status_forbids`).
 */
export async function lockMember(tx: Tx, member_id: string): Promise<void> {
  const member = await tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select("profile_status")
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw new AppError("session_ended");
  if (member.profile_status === profileStatus.suspended) throw new AppError("status_forbids");
}
