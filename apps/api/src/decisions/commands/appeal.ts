import { appeal_within_ms, mayBeAppealed } from "@sanjog/domain/decisions/decision";
import { openCase } from "../../cases/commands/open-case.ts";
import { AppError } from "../../platform/app-error.ts";
import { keepMember } from "../../platform/database/member-lock.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { limit } from "../../platform/http/rate-limit.ts";

const appeals_a_day = 10;

/**
 * Opens an appeal against a decision about this member. Those who decided have passed the case on from the beginning, so that
 * somebody else takes it; the database refuses their decision too. Returns by when it is answered. Throws `not_found` for
 * a decision about somebody else and for a suspension that a later one has replaced, `appeal_too_late` and `appealed_already`.
 */
export async function appeal(
  deps: AreaDeps,
  member_id: string,
  id: string,
  text: string,
): Promise<{ answer_by: Date }> {
  await limit(deps, `appeals ${member_id}`, appeals_a_day, 24 * 3_600);
  return deps.tx(async (tx) => {
    await keepMember(tx, member_id);
    const decision = await tx
      .selectFrom("decisions")
      .where("id", "=", id)
      .where("member_id", "=", member_id)
      .where("in_force_at", "is not", null)
      .select(["kind", "in_force_at", "decided_by", "approved_by", "appeal_of", "superseded_by"])
      .forUpdate()
      .executeTakeFirst();
    if (
      !decision?.in_force_at ||
      decision.appeal_of ||
      decision.superseded_by ||
      !mayBeAppealed(decision.kind)
    )
      throw new AppError("not_found");
    const now = deps.now();
    if (now.getTime() - decision.in_force_at.getTime() > appeal_within_ms)
      throw new AppError("appeal_too_late");
    const earlier = await tx.selectFrom("cases").where("appeal_of", "=", id).select("id").executeTakeFirst();
    if (earlier) throw new AppError("appealed_already");
    const excluded = [decision.decided_by, decision.approved_by].filter((one) => one !== null);
    return openCase(tx, now, { cause: { kind: "appeal" }, member_id, text, appeal_of: id, excluded }).then(
      ({ due_at }) => ({ answer_by: due_at }),
    );
  });
}
