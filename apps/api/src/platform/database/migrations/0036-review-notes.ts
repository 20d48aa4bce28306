import { type Kysely, sql } from "kysely";

/**
 * Which field of a member somebody should look at, and why: what may be a contact detail, and a name that may pass for the
 * service's own. The text itself stays in its step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table review_notes (
    member_id text not null references members (id) on delete cascade,
    field text not null,
    reason text not null,
    noted_at timestamptz not null,
    primary key (member_id, field)
  )`.execute(db);
}
