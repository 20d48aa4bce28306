import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import type { Tx } from "../../platform/database/open.ts";

/** Ends the open request to a member who is no longer held, whatever has ended that. Runs at every change of a profile. */
export async function endNeedlessRequest(tx: Tx, member_id: string, now: Date): Promise<void> {
  await tx
    .updateTable("review_requests")
    .set({ ended_at: now })
    .where("member_id", "=", member_id)
    .where("ended_at", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("members")
          .where("id", "=", member_id)
          .where("profile_status", "!=", profileStatus.held)
          .select("id"),
      ),
    )
    .execute();
}
