import type { Db } from "../database/open.ts";

/** Records in the database that a backup was made, since a server cannot see where backups are stored. */
export async function markBackup(db: Db, made_at: Date): Promise<void> {
  await db
    .insertInto("backup_marks")
    .values({ made_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns when the last backup was made and when the service began; null where there is no such time. */
export async function loadBackupTimes(
  db: Db,
): Promise<{ made_at: Date | null; service_began_at: Date | null }> {
  const { max } = db.fn;
  const backup = await db.selectFrom("backup_marks").select(max("made_at").as("made_at")).executeTakeFirst();
  const key = await db
    .selectFrom("field_keys")
    .select(db.fn.min("first_used_at").as("at"))
    .executeTakeFirst();
  return { made_at: backup?.made_at ?? null, service_began_at: key?.at ?? null };
}
