import { type Kysely, sql } from "kysely";

/**
 * What kind of message was asked for and from which network, since each kind and each network has its own share; whether a
 * code was sent or held back; and whether a sign-up must confirm its number before a code is mailed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table asked_messages
    add column kind text not null default 'code',
    add column network_hash bytea`.execute(db);
  await sql`alter table one_time_codes add column sent boolean not null default true`.execute(db);
  await sql`alter table verifications add column number_first boolean not null default false`.execute(db);
}
