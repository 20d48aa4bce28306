import type pg from "pg";

/** Stands in the database of a server while a backup is laid into it. */
export const restore_mark = "restore_unfinished";

/** A restore into this database was begun and not completed. */
export class UnfinishedRestoreError extends Error {
  constructor() {
    super(
      "A restore into the database of DATABASE_URL did not come to its end: run it again, with --replace.",
    );
    this.name = "UnfinishedRestoreError";
  }
}

/** Throws `UnfinishedRestoreError`: a half-filled database would end the login of every member. */
export async function refuseUnfinishedRestore(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select to_regclass($1) is not null as marked", [restore_mark]);
  if (rows[0]?.marked) throw new UnfinishedRestoreError();
}
