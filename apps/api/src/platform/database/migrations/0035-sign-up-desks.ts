import { type Kysely, sql } from "kysely";

/** Where and until when an operator lets many people sign up from one address. Owned by accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sign_up_desks (
    id text primary key,
    network cidr not null,
    opened_at timestamptz not null,
    until timestamptz not null,
    most integer not null,
    used integer not null default 0
  )`.execute(db);
}
