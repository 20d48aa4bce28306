import type { Db } from "../../platform/database/open.ts";

/** Where a member lives, as far as the time of day depends on it; undefined before the step is saved. */
export function loadHomePlace(db: Db, member_id: string) {
  return db
    .selectFrom("career_details")
    .where("member_id", "=", member_id)
    .select(["country_id", "state_id"])
    .executeTakeFirst();
}
