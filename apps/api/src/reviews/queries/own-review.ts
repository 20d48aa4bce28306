import type { OwnReview } from "@sanjog/contract/reviews";
import { changedFields, waitsForFirstReview } from "@sanjog/domain/reviews/review";
import type { Locale } from "@sanjog/i18n/locale";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadMarks } from "./marks.ts";
import { loadUsualHours } from "./usual-wait.ts";

/**
 * Returns where the first review of a member's profile stands; null for members who do not wait for one. An open request is
 * told also after a change to `REVIEW=after`, since nobody looks at the profile before it is answered. It says nothing of a
 * member whom the service hides for maintenance.
 */
export async function loadOwnReview(
  deps: AreaDeps,
  member_id: string,
  locale: Locale,
): Promise<OwnReview | null> {
  const member = await deps.db
    .selectFrom("members")
    .where("id", "=", member_id)
    .where("deletion_requested_at", "is", null)
    .where("under_maintenance", "=", false)
    .select(["profile_status", "status_before"])
    .executeTakeFirst();
  if (!member || !waitsForFirstReview(member)) return null;
  const asked = await findRequest(deps, member_id);
  if (!asked && deps.config.review !== "before") return null;
  const usual_hours = await loadUsualHours(deps);
  if (!asked) return { usual_hours, asked: null };
  const { marks, reason_en, reason_pb, ...request } = asked;
  const changed = changedFields(marks, await loadMarks(deps, deps.db, member_id));
  return {
    usual_hours,
    asked: {
      facts: request.facts ?? "",
      reason: (locale === "pb" ? reason_pb : reason_en) ?? "",
      parts: request.parts,
      changed: [...new Set(changed.map(({ part }) => part))],
    },
  };
}

function findRequest({ db }: AreaDeps, member_id: string) {
  return db
    .selectFrom("review_requests as q")
    .leftJoin("decisions as d", (join) =>
      join.onRef("d.case_id", "=", "q.case_id").on("d.in_force_at", "is not", null),
    )
    .where("q.member_id", "=", member_id)
    .where("q.ended_at", "is", null)
    .select(["q.parts", "q.marks", "d.facts", "d.reason_en", "d.reason_pb"])
    .executeTakeFirst();
}
