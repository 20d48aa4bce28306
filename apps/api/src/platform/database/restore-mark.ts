import type pg from "pg";

/** The table that exists in a PostgreSQL server's database while a backup is being restored into it. */
export const restore_mark = "restore_unfinished";

/** A restore into this database was started and did not finish. */
export class UnfinishedRestoreError extends Error {
  constructor() {
    super(
      "A restore into the database of DATABASE_URL did not come to its end: run it again, with --replace.",
    );
    this.name = "UnfinishedRestoreError";
  }
}

/** Throws `UnfinishedRestoreError` after an interrupted restore, whose missing rows would log every member out. */
export async function refuseUnfinishedRestore(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select to_regclass($1) is not null as marked", [restore_mark]);
  if (rows[0]?.marked) throw new UnfinishedRestoreError();
}
