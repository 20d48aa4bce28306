import { type Kysely, sql } from "kysely";

/** Which picture store belongs to this database, and since when: one row, or none before a server started on both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table picture_store (
      one boolean primary key default true check (one),
      store_id text not null,
      since timestamptz not null
    )`.execute(db);
}
