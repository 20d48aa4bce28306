import { type RawBuilder, sql } from "kysely";
import { knowsFamily } from "./knows-family.ts";

/**
 * Whether the decision in the row `d` can still be approved by a second person: neither in force nor lapsed, by somebody who is still
 * at the desk and does not know the family.
 */
export function waitsForSecond(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(d.in_force_at is null and d.lapsed_at is null and d.expires_at > ${now}
    and exists (select from staff_accounts s where s.id = d.decided_by and s.ended_at is null)
    and not exists (select from cases c where c.id = d.case_id and ${knowsFamily(sql.ref("d.decided_by"))}))`;
}
