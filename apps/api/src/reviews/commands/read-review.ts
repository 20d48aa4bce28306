import type { CaseReview } from "@sanjog/contract/desk-reviews";
import type { Locale } from "@sanjog/i18n/locale";
import { holdCase } from "../../cases/commands/lease.ts";
import { noteLook } from "../../cases/commands/note-look.ts";
import { AppError } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { loadCaseReview } from "../queries/case-review.ts";

/** Opens the profile of a review that this person holds. The look is noted with that at the case. Throws `not_found` for other cases. */
export async function readReview(
  deps: AreaDeps,
  staff: Staff,
  id: string,
  locale: Locale,
): Promise<CaseReview> {
  return deps.tx(async (tx) => {
    const { kind, member_id } = await holdCase(deps, tx, staff, id);
    if (kind !== "review" || !member_id) throw new AppError("not_found");
    await noteLook(deps, tx, staff, { case_id: id, member_id, looked_at_what: "profile" });
    return loadCaseReview(deps, tx, member_id, locale);
  });
}
