import { type Kysely, sql } from "kysely";

/** When the member first opened the page about good news. It opens by itself once; a server of the version before never sets it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notices add column opened_at timestamptz`.execute(db);
}
