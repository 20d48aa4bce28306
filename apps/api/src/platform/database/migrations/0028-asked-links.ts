import { type Kysely, sql } from "kysely";

/**
 * When a link was asked for, and whether anything was sent: an address that nobody has is counted as one that somebody
 * has, and only what is sent brings the whole house nearer to its limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table asked_messages
    add column link_asked_at timestamptz,
    add column sent boolean not null default true`.execute(db);
}
