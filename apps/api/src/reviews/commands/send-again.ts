import { changedFields } from "@sanjog/domain/reviews/review";
import { AppError } from "../../platform/app-error.ts";
import { lockMember } from "../../platform/database/member-lock.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadMarks } from "../queries/marks.ts";

/**
 * Sends a new member's profile for review again, after the desk asked for changes. The lock and the open request let one
 * of several clicks open the review. Throws `nothing_to_send` without an open request, and `nothing_changed`.
 */
export async function sendAgain(deps: AreaDeps, member_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await lockMember(tx, member_id);
    const open = await tx
      .selectFrom("review_requests")
      .where("member_id", "=", member_id)
      .where("ended_at", "is", null)
      .select(["case_id", "marks"])
      .executeTakeFirst();
    if (!open) throw new AppError("nothing_to_send");
    const changed = changedFields(open.marks, await loadMarks(deps, tx, member_id));
    if (changed.length === 0) throw new AppError("nothing_changed");
    const now = deps.now();
    await tx
      .updateTable("review_requests")
      .set({ ended_at: now, sent_again_at: now })
      .where("case_id", "=", open.case_id)
      .execute();
    await profileChanged(deps, tx, member_id);
  });
}
