import { type Kysely, sql } from "kysely";

/**
 * The outcome of each SMS, by a hash of the id that the gateway's delivery report names; neither number nor text. The
 * built-in phones show SMS too. A code to a number says by which way it was sent. Owned by platform and accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sms_messages (
     id_hash bytea primary key,
     sent_at timestamptz not null,
     outcome text check (outcome in ('delivered', 'failed'))
   )`,
  `create index sms_messages_by_age on sms_messages (sent_at)`,
  `alter table one_time_codes add column way text check (way in ('whatsapp', 'sms'))`,
  `alter table dev_messages drop constraint dev_messages_channel_check`,
  `alter table dev_messages add constraint dev_messages_channel_check check (channel in ('mail', 'whatsapp', 'sms'))`,
];
