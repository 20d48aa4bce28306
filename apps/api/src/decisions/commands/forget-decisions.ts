import { appeal_within_ms } from "@sanjog/domain/decisions/decision";
import type { AreaDeps } from "../../platform/deps.ts";

/**
 * Nightly job: deletes decisions after half a year. A hold, a suspension or a hidden picture stays as long as it has an effect,
 * since the member reads the reason and its end depends on the row; so does what a new member is asked to change.
 */
export async function forgetDecisions({ db, now }: AreaDeps): Promise<void> {
  const before = new Date(now().getTime() - appeal_within_ms);
  await db
    .deleteFrom("decisions")
    .where("decided_at", "<=", before)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("review_requests as q")
            .whereRef("q.case_id", "=", "decisions.case_id")
            .where("q.ended_at", "is", null)
            .select("q.case_id"),
        ),
      ),
    )
    .where(({ eb, or, not }) =>
      or([
        not(eb("kind", "in", ["hold", "suspend", "hide_picture"])),
        eb("ended_at", "is not", null),
        eb("in_force_at", "is", null),
      ]),
    )
    .execute();
}
