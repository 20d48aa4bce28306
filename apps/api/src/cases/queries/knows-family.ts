import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";

/** Whether somebody at the desk, named by a value or a column, has passed on the case in the row `c`, or was excluded from it. */
export function hasPassedOn(staff_id: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`c.id in (select p.case_id from case_passes p where p.staff_id = ${staff_id})`;
}

/**
 * Whether somebody at the desk, named by a value or a column, knows a family of the case in the row `c`, or decided what it is an
 * appeal against. They have passed it on, or were excluded from the beginning; or passed on the case whose decision it appeals
 * against; or passed on another case about the same member. There a report does not count, since its pass may be about
 * the reporter's family, and neither does an appeal, from which those who decided are excluded. Nothing tells them of
 * another case: from a mark on a case without a name they would know that it is about this family.
 */
export function knowsFamily(staff_id: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(${hasPassedOn(staff_id)}
    or coalesce(c.appeal_of in (select d.id from case_passes p join decisions d on d.case_id = p.case_id
      where p.staff_id = ${staff_id}), false)
    or coalesce(c.member_id in (select e.member_id from case_passes p join cases e on e.id = p.case_id
      where p.staff_id = ${staff_id} and e.report_id is null and e.kind <> 'appeal'), false))`;
}

/** Returns whether this person may not work on the case, because they know a family or were excluded from it. */
export async function hasPassed(db: Db, staff_id: string, case_id: string): Promise<boolean> {
  const found = await db
    .selectFrom("cases as c")
    .where("c.id", "=", case_id)
    .where(knowsFamily(staff_id))
    .select("c.id")
    .executeTakeFirst();
  return found !== undefined;
}
