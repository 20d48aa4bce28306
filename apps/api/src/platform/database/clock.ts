import { sql } from "kysely";
import type { Db } from "./open.ts";

/** The database's clock at this very moment, which several server processes share; not that of the transaction's start. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  if (!rows[0]) throw new Error("the database did not tell the time");
  return rows[0].now;
}
