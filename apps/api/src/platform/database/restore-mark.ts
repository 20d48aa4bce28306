import type pg from "pg";

/** Stands in the database of a server while a backup is laid into it. */
export const restore_mark = "restore_unfinished";

/** There is half a restore where a database should be. */
export class HalfRestored extends Error {
  constructor() {
    super(
      "A restore into the database of DATABASE_URL did not come to its end: run it again, with --replace.",
    );
    this.name = "HalfRestored";
  }
}

/** An empty house would tell every member that their login is void. */
export async function refuseHalfRestored(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select to_regclass($1) is not null as marked", [restore_mark]);
  if (rows[0]?.marked) throw new HalfRestored();
}
