import { type RawBuilder, sql } from "kysely";
import { knowsFamily } from "../../cases/queries/knows-family.ts";

/** Whether the person who asked for the step in the row `a` has since given its case back, because they know the family. */
export const askerPassed = sql<boolean>`exists (
  select from cases c where c.id = a.case_id and ${knowsFamily(sql.ref("a.asked_by"))})`;

/**
 * The steps in the row `a` that a second person can still approve: neither approved, ended nor lapsed, asked for by somebody who is
 * still at the desk and does not know the family, in a case that is still open. The list, the approval and its end all use it.
 */
export function waits(now: Date): RawBuilder<boolean> {
  return sql<boolean>`a.approved_at is null and a.ended_at is null and a.expires_at > ${now}
    and exists (select from staff_accounts s where s.id = a.asked_by and s.ended_at is null)
    and not ${askerPassed}
    and (a.staff_id is null or exists (select from staff_accounts s where s.id = a.staff_id and s.ended_at is null))
    and (a.case_id is null or exists (select from cases c where c.id = a.case_id and c.closed_at is null))`;
}
