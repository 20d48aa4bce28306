import type { Db } from "../../platform/database/open.ts";

/** Returns a browser that somebody at the desk registered, unless their account has ended. */
export async function findDeskDevice(db: Db, id: string, staff_id: string) {
  return db
    .selectFrom("staff_push_devices as d")
    .innerJoin("staff_accounts as a", "a.id", "d.staff_id")
    .where("d.id", "=", id)
    .where("d.staff_id", "=", staff_id)
    .where("a.ended_at", "is", null)
    .select(["d.id", "d.endpoint", "d.p256dh", "d.auth", "a.locale"])
    .executeTakeFirst();
}
