import { waitsForFirstReview } from "@sanjog/domain/reviews/review";
import type { ReviewPart } from "@sanjog/domain/reviews/review-parts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadMarks } from "../queries/marks.ts";

type Asked = { case_id: string; member_id: string; parts: readonly ReviewPart[] };

/**
 * Notes what a new member was asked to change, in the transaction of the decision: until they send the profile again, no
 * review waits. With `REVIEW=after`, every change of a held profile asks for a review, as it always did.
 */
export async function noteRequest(
  deps: AreaDeps,
  tx: Tx,
  { case_id, member_id, parts }: Asked,
): Promise<void> {
  if (deps.config.review !== "before") return;
  const member = await tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["profile_status", "status_before"])
    .executeTakeFirstOrThrow();
  if (!waitsForFirstReview(member)) return;
  await endRequest(tx, member_id, deps.now());
  await tx
    .insertInto("review_requests")
    .values({
      case_id,
      member_id,
      parts: [...parts],
      marks: JSON.stringify(await loadMarks(deps, tx, member_id)),
      asked_at: deps.now(),
      ended_at: null,
      sent_again_at: null,
    })
    .execute();
}

/** Ends the open request to a member; the profile waits for a review from the next change on. */
export async function endRequest(tx: Tx, member_id: string, now: Date): Promise<void> {
  await tx
    .updateTable("review_requests")
    .set({ ended_at: now })
    .where("member_id", "=", member_id)
    .where("ended_at", "is", null)
    .execute();
}
