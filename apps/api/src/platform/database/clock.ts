import { sql } from "kysely";
import type { Db } from "./open.ts";

/** The database's current time, which all server processes share. Unlike `now()`, it is not the start of the transaction. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  if (!rows[0]) throw new Error("the database did not tell the time");
  return rows[0].now;
}
