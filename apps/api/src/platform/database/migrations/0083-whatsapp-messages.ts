import { type Kysely, sql } from "kysely";

/**
 * Which code a WhatsApp message carried, by a hash of Meta's id, and whether Meta reported it as delivered or failed: neither number
 * nor text. Owned by the platform.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table whatsapp_messages (
     id_hash bytea primary key,
     code_id text,
     noted_at timestamptz not null,
     outcome text check (outcome in ('delivered', 'failed'))
   )`,
  `create index whatsapp_messages_by_age on whatsapp_messages (noted_at)`,
];
