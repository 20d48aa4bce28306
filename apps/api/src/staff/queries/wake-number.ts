import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";

/** Returns the number on which somebody is woken; null without one that is verified. */
export async function findWakeNumber(deps: AreaDeps, db: Db, staff_id: string): Promise<string | null> {
  const number = await loadNumber(deps, db, staff_id);
  return number?.verified_at ? number.phone_number : null;
}

/** Returns somebody's own number, verified or not. */
export async function loadNumber(deps: AreaDeps, db: Db, staff_id: string) {
  const row = await db
    .selectFrom("staff_numbers")
    .where("staff_id", "=", staff_id)
    .select(["phone_number", "verified_at"])
    .executeTakeFirst();
  return row && deps.fields.decryptRow("staff_numbers", staff_id, row);
}
